import type { Bilingual } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { healthAnswers } from '#reputation/consents/contract/consents.ts'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import type { DemoArtist } from './demo-artists.ts'
import type { DemoPerson } from './demo-person.ts'
import { randomOf } from './demo-random.ts'

type Technique = DemoPerson['techniques'][number]
type Work = { title: Bilingual; description: Bilingual }

export type DemoPortfolioItem = Work & {
  health: (typeof healthAnswers)[number]
  artist: DemoArtist
  technique: Technique
  position: number
  status: PortfolioStatus
  moderation_reason: string | null
  /** Days from today: when the treatment was done, and when it was shown here. */
  performed: number
  created: number
  /** Whose picture it shows, in a mirror. */
  copyOf: WorkOf | null
}

type WorkOf = { artist: string; position: number }

/** How many works each artist shows; who is not named shows none yet. */
const shown: Record<string, number> = {
  'Małgorzata Świątek': 7,
  'Renata Wasilewska': 5,
  'Barbara Jaśkiewicz': 4,
  'Sylwia Michalska': 4,
  'Maja Żurawska': 4,
  'Isabel Moreno': 4,
  'Amara Okafor': 3,
  'Karolina Ostrowska': 3,
  'Olena Shevchuk': 2,
  'Tomasz Borkowski': 2,
  'Izabela Kaczmarek': 2,
  'Lena Brandt': 2,
  'Femke de Vries': 2,
  'Ewelina Rutkowska': 2,
  'Iryna Kovalenko': 1,
  'Natalia Wójcik': 1,
  'Zuzanna Król': 1,
}

/** Works that the office has not decided on yet, or not in favor of. */
const others: readonly { artist: string; status: PortfolioStatus; reason?: string; copyOf?: WorkOf }[] = [
  { artist: 'Maja Żurawska', status: 'PENDING' },
  { artist: 'Maja Żurawska', status: 'DRAFT' },
  {
    artist: 'Maja Żurawska',
    status: 'REJECTED',
    reason: 'Zdjęcie „przed” jest nieostre i nie widać na nim skóry. Prosimy o inne, w świetle dziennym.',
  },
  {
    artist: 'Maja Żurawska',
    status: 'HIDDEN',
    reason: 'Opis obiecuje efekt na zawsze, a pigment blednie. Prosimy go poprawić i wysłać ponownie.',
  },
  { artist: 'Sylwia Michalska', status: 'PENDING' },
  { artist: 'Iryna Kovalenko', status: 'PENDING' },
  { artist: 'Iryna Kovalenko', status: 'PENDING', copyOf: { artist: 'Renata Wasilewska', position: 3 } },
  {
    artist: 'Marek Dąbrowski',
    status: 'REJECTED',
    reason: 'Na zdjęciu widać twarz modela, a zgoda obejmuje tylko skórę głowy. Prosimy o kadr bez twarzy.',
  },
  {
    artist: 'Izabela Kaczmarek',
    status: 'HIDDEN',
    reason: 'Modelka wycofała zgodę na publikację.',
  },
]

/** In days: the office finds the copied picture on top. */
const longestWait = 5

export function demoPortfolio(artists: DemoArtist[]): DemoPortfolioItem[] {
  return artists.flatMap((artist, index) => {
    const name = fullName(artist.person)
    const random = randomOf(50_000 + index)
    const approved = Array.from({ length: shown[name] ?? 0 }, () => ({ artist: name, status: 'APPROVED' as const }))
    const items: typeof others = [...approved, ...others.filter((other) => other.artist === name)]
    return items.map(({ status, reason, copyOf }, place) => {
      const { techniques } = artist.person
      const technique = techniques[place % techniques.length] as Technique
      const ofTechnique = works[technique]
      const isDecided = status !== 'PENDING' && status !== 'DRAFT'
      const words = ofTechnique[(Math.floor(place / techniques.length) + index) % ofTechnique.length] as Work
      const created = isDecided
        ? -random.between(9, Math.max(10, artist.days - 5))
        : -(copyOf ? longestWait : random.between(0.3, 4))
      return {
        artist,
        technique,
        position: place + 1,
        ...words,
        health: aboutHealth.test(`${words.title.pl} ${words.description.pl}`) ? 'TOLD' : 'NONE',
        status,
        moderation_reason: reason ?? null,
        performed: created - random.whole(30, 120),
        created,
        copyOf: copyOf ?? null,
      }
    })
  })
}

const aboutHealth = /chemioterapi|uraz|blizn|operacj|mastektom|łysieni|wypadk|oparzeni/i

const work = (pl: string, plMore: string, en: string, enMore: string): Work => ({
  title: { pl, 'en-US': en },
  description: { pl: plMore, 'en-US': enMore },
})

const works: Record<Technique, readonly Work[]> = {
  POWDER_BROWS: [
    work(
      'Brwi pudrowe na skórze mieszanej',
      'Cztery tygodnie po zabiegu. Lekkie cieniowanie od ogona, początek prawie przezroczysty.',
      'Powder brows on combination skin',
      'Four weeks after the treatment. Light shading from the tail, the front almost transparent.',
    ),
    work(
      'Korekta asymetrii po urazie',
      'Prawa brew wyżej o trzy milimetry. Kształt wyrównany, łuk zachowany.',
      'Correcting asymmetry after an injury',
      'The right brow sat three millimeters higher. Shape evened out, arch kept.',
    ),
    work(
      'Siwe brwi, chłodny popiel',
      'Klientka po siedemdziesiątce. Kolor dobrany do włosów, nie do wspomnień.',
      'Gray brows, cool ash',
      'A client past seventy. Color matched to her hair, not to memories.',
    ),
    work(
      'Pudrowe po roku',
      'Zdjęcie po dwunastu miesiącach, bez odświeżania i bez makijażu.',
      'Powder brows after a year',
      'Twelve months later, without a refresh and without make-up.',
    ),
    work(
      'Pierwszy makijaż permanentny',
      'Bardzo jasna karnacja, jedna warstwa, kontrola po sześciu tygodniach.',
      'A first permanent make-up',
      'Very fair skin, one layer, check-up after six weeks.',
    ),
  ],
  NANO_BROWS: [
    work(
      'Nano brwi, naturalny początek',
      'Pojedyncze włoski wyprowadzone w kierunku wzrostu, bez cieniowania.',
      'Nano brows with a natural front',
      'Single hairs laid in the direction of growth, without shading.',
    ),
    work(
      'Rekonstrukcja brwi po chemioterapii',
      'Pełny rysunek od zera, według zdjęcia sprzed leczenia.',
      'Brows rebuilt after chemotherapy',
      'A full drawing from nothing, after a photo from before the treatment.',
    ),
    work(
      'Nano na skórze dojrzałej',
      'Płytko i rzadko: skóra cienka, naczynka płytkie.',
      'Nano brows on mature skin',
      'Shallow and sparse: thin skin, vessels near the surface.',
    ),
    work(
      'Zagęszczenie męskich brwi',
      'Uzupełnione ubytki, kształt bez zmian. Tak, żeby nikt nie pytał.',
      'Filling in a man’s brows',
      'Gaps filled, shape unchanged. So that nobody asks.',
    ),
  ],
  MICROBLADING: [
    work(
      'Microblading na suchej skórze',
      'Dwanaście miesięcy po zabiegu kreski nadal czytelne.',
      'Microblading on dry skin',
      'Twelve months after the treatment the strokes are still clear.',
    ),
    work(
      'Delikatne uzupełnienie łuku',
      'Kilkanaście kresek w miejscu blizny po ospie.',
      'A gentle addition to the arch',
      'A dozen strokes where chickenpox left a scar.',
    ),
  ],
  LIPS: [
    work(
      'Usta w odcieniu brzoskwini',
      'Akwarelowe wypełnienie, kontur rozmyty.',
      'Lips in peach',
      'A watercolor fill with a blurred outline.',
    ),
    work(
      'Wyrównanie koloru ust',
      'Chłodny podton złamany ciepłym koralem, druga sesja po ośmiu tygodniach.',
      'Evening out the color of lips',
      'A cool undertone broken with warm coral; second session after eight weeks.',
    ),
    work(
      'Blizna po opryszczce',
      'Przebarwienie w kąciku ust wtopione w resztę czerwieni.',
      'A scar left by herpes',
      'Discoloration at the corner blended into the rest of the lips.',
    ),
    work(
      'Usta dojrzałe, powrót konturu',
      'Granica czerwieni odtworzona o milimetr, nie więcej.',
      'Mature lips, outline restored',
      'The border moved back by one millimeter, no more.',
    ),
  ],
  EYELINER: [
    work(
      'Zagęszczenie linii rzęs',
      'Widać tylko mocniejsze spojrzenie.',
      'Lash-line enhancement',
      'All you see is a stronger look.',
    ),
    work(
      'Kreska z miękkim ogonkiem',
      'Cieniowana ku górze, po wygojeniu jaśniejsza o dwa tony.',
      'Eyeliner with a soft wing',
      'Shaded upwards; two tones lighter once healed.',
    ),
    work(
      'Kreska przy opadającej powiece',
      'Poprowadzona przy oku otwartym, poprawiona przy zamkniętym.',
      'Eyeliner on a hooded lid',
      'Drawn with the eye open, corrected with it closed.',
    ),
  ],
  SCALP: [
    work(
      'Linia włosów po przeszczepie',
      'Zagęszczenie między graftami, trzy sesje.',
      'Hairline after a transplant',
      'Density between the grafts, three sessions.',
    ),
    work(
      'Efekt ogolonej głowy',
      'Miękka linia, dwa odcienie szarości.',
      'The shaven look',
      'A soft line, two shades of gray.',
    ),
  ],
  AREOLA: [
    work(
      'Otoczka po mastektomii jednostronnej',
      'Kolor i kształt dopasowane do drugiej piersi, rysunek trójwymiarowy.',
      'Areola after one-sided mastectomy',
      'Color and shape matched to the other breast, drawn in three dimensions.',
    ),
    work(
      'Odświeżenie otoczki po pięciu latach',
      'Jedna sesja, chłodny róż ocieplony beżem.',
      'An areola refreshed after five years',
      'One session; cool pink warmed with beige.',
    ),
  ],
  CAMOUFLAGE: [
    work(
      'Blizna po cesarskim cięciu',
      'Trzy warstwy w odstępach dwóch miesięcy.',
      'A cesarean scar',
      'Three layers, two months apart.',
    ),
    work(
      'Bielactwo na dłoni',
      'Próba koloru przed zabiegiem, plama ustabilizowana od trzech lat.',
      'Vitiligo on the hand',
      'Color tested beforehand; the patch had been stable for three years.',
    ),
  ],
  REMOVAL: [
    work(
      'Cztery zabiegi removerem',
      'Stary, niebieski pigment rozjaśniony pod nowy rysunek.',
      'Four treatments with remover',
      'Old blue pigment lightened for a new drawing.',
    ),
    work(
      'Laser i cierpliwość',
      'Rok między pierwszym a ostatnim zdjęciem.',
      'Laser and patience',
      'A year between the first photo and the last.',
    ),
  ],
}
