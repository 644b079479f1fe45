import type { Benefit } from '#network/benefits/contract/benefits.ts'
import type { DemoPerson } from './demo-person.ts'

type DemoBenefit = Pick<Benefit, 'name' | 'description' | 'category' | 'link'> & {
  isHidden?: true
  /** The levels that get it; by default all. */
  levels?: NonNullable<DemoPerson['level']>[]
  /** First and last day, in days from today. */
  from?: number
  until?: number
  /** Since it was added. */
  days: number
}

export const demoBenefits: readonly DemoBenefit[] = [
  {
    name: { pl: 'Certyfikat artysty Atelier', 'en-US': 'Atelier artist certificate' },
    description: {
      pl: 'Numerowany certyfikat z Twoim poziomem, w ramie do gabinetu i w wersji na stronę internetową. Po każdym awansie wysyłamy nowy.',
      'en-US':
        'A numbered certificate with your level, framed for the studio and as a badge for your website. After every step up we send a new one.',
    },
    category: 'RECOGNITION',
    link: null,
    days: 330,
  },
  {
    name: { pl: 'Nagroda za wygojone prace', 'en-US': 'The healed work award' },
    description: {
      pl: 'Raz do roku jury wybiera dziesięć prac pokazanych po dwunastu miesiącach od zabiegu. Laureaci prowadzą pokaz na zjeździe sieci.',
      'en-US':
        'Once a year a jury chooses ten works shown twelve months after the treatment. The winners demonstrate at the network’s meeting.',
    },
    category: 'RECOGNITION',
    link: 'https://akademia-atelier.example/nagroda',
    levels: ['SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER'],
    days: 210,
  },
  {
    name: { pl: 'Dzień z mistrzynią', 'en-US': 'A day with a master' },
    description: {
      pl: 'Jeden dzień w roku w pracowni artystki o poziomie Master lub Grand Master: obserwacja, rozmowa i omówienie własnych zdjęć. Termin ustala biuro.',
      'en-US':
        'One day a year in the studio of a Master or Grand Master: watching, talking, and going through your own photos. The office arranges the date.',
    },
    category: 'TRAINING',
    link: null,
    levels: ['ARTIST', 'SENIOR_ARTIST'],
    days: 300,
  },
  {
    name: { pl: 'Biblioteka nagrań', 'en-US': 'The film library' },
    description: {
      pl: 'Ponad sto nagrań zabiegów z komentarzem, od wywiadu po kontrolę. Nowe co miesiąc, z napisami po polsku i po angielsku.',
      'en-US':
        'More than a hundred filmed treatments with commentary, from the first talk to the check-up. New ones every month, with Polish and English subtitles.',
    },
    category: 'TRAINING',
    link: 'https://akademia-atelier.example/nagrania',
    days: 265,
  },
  {
    name: { pl: '20% na pigmenty i igły', 'en-US': '20% off pigments and needles' },
    description: {
      pl: 'Stały rabat u trzech dostawców, bez minimalnej kwoty zamówienia. Kod jest przypisany do konta i działa także w promocjach.',
      'en-US':
        'A standing discount with three suppliers, with no minimum order. The code belongs to your account and also works during sales.',
    },
    category: 'DISCOUNT',
    link: 'https://pigmenty.example/atelier',
    days: 310,
  },
  {
    name: { pl: 'Ubezpieczenie OC na warunkach grupowych', 'en-US': 'Liability insurance at group terms' },
    description: {
      pl: 'Polisa obejmuje zabiegi i szkolenia, a składka jest średnio o jedną trzecią niższa niż indywidualna. O zbliżającym się końcu ochrony przypominamy z wyprzedzeniem.',
      'en-US':
        'The policy covers treatments and trainings at about two thirds of the individual premium. We remind you in good time before it ends.',
    },
    category: 'DISCOUNT',
    link: null,
    from: -120,
    until: 245,
    days: 120,
  },
  {
    name: { pl: 'Miejsce na mapie artystów', 'en-US': 'A place on the artist map' },
    description: {
      pl: 'Profil ze zdjęciem, technikami i opiniami na stronie akademii. Klientki szukają po mieście i technice, a zapytania trafiają wprost do gabinetu.',
      'en-US':
        'A profile with picture, techniques and reviews on the academy’s website. Clients search by city and technique, and their questions go straight to your studio.',
    },
    category: 'MARKETING',
    link: 'https://akademia-atelier.example/mapa',
    levels: ['SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER'],
    days: 280,
  },
  {
    name: { pl: 'Sesja zdjęciowa portfolio', 'en-US': 'A portfolio photo session' },
    description: {
      pl: 'Dwa razy w roku zapraszamy fotografkę, która zna się na skórze. Pięć prac na osobę, zdjęcia w świetle dziennym, z prawem do publikacji.',
      'en-US':
        'Twice a year we invite a photographer who knows skin. Five works each, taken in daylight, with the right to publish.',
    },
    category: 'MARKETING',
    link: null,
    isHidden: true,
    days: 3,
  },
  {
    name: { pl: 'Kursanci z polecenia akademii', 'en-US': 'Students sent by the academy' },
    description: {
      pl: 'Osoby, które kupiły pakiet szkoleń w biurze, kierujemy do artystów w ich okolicy. Rozliczenie raz w miesiącu, bez opłat za pośrednictwo.',
      'en-US':
        'Whoever bought a package from the office is sent to artists nearby. Settled once a month, with no agency fee.',
    },
    category: 'SALES',
    link: null,
    levels: ['MASTER', 'GRAND_MASTER'],
    days: 240,
  },
  {
    name: { pl: 'Premia za pakiety jesienne', 'en-US': 'Bonus for autumn packages' },
    description: {
      pl: 'Za każdy pakiet sprzedany między wrześniem a listopadem artysta otrzymuje voucher na dowolne szkolenie w kolejnym roku.',
      'en-US':
        'For every package sold between September and November the artist receives a voucher for any training of the following year.',
    },
    category: 'SALES',
    link: null,
    isHidden: true,
    from: -150,
    until: -60,
    days: 90,
  },
  {
    name: { pl: 'Zimowy zestaw pigmentów', 'en-US': 'The winter set of pigments' },
    description: {
      pl: 'Dwanaście nowych odcieni do wypróbowania przed premierą, bez opłat. W zamian prosimy o krótką opinię po miesiącu pracy.',
      'en-US':
        'Twelve new shades to try before they are sold, free of charge. In return we ask for a short opinion after a month of work.',
    },
    category: 'DISCOUNT',
    link: null,
    from: 20,
    until: 110,
    days: 6,
  },
  {
    name: { pl: 'Własny kurs w ofercie akademii', 'en-US': 'A course of your own in the academy’s program' },
    description: {
      pl: 'Program pod własnym nazwiskiem, z salą, zapisami i promocją po stronie akademii. Podział przychodu ustalamy raz na rok.',
      'en-US':
        'A program under your own name; the room, the sign-up and the promotion are the academy’s. The share is agreed once a year.',
    },
    category: 'TRAINING',
    link: null,
    levels: ['GRAND_MASTER'],
    days: 150,
  },
]
