import type { DemoPerson } from './demo-person.ts'

/** Those who are on their way into the network, or were turned away: by state, the latest first. */
export const applicants: readonly DemoPerson[] = [
  // Waiting for the office to decide.
  {
    first_name: 'Hanna',
    last_name: 'Błaszczyk',
    language_name: 'pl',
    country: 'PL',
    city: 'Gdańsk',
    techniques: ['POWDER_BROWS', 'LIPS'],
    years_of_experience: 4,
    motivation:
      'O Państwa sieci usłyszałam od Karoliny Ostrowskiej, u której odbyłam praktykę. Chciałabym dalej uczyć się w tym gronie, a za dwa lata prowadzić własne szkolenia w Trójmieście.',
    way: ['applied'],
    days: 0.12,
  },
  {
    first_name: 'Julia',
    last_name: 'Nowicka',
    language_name: 'pl',
    country: 'PL',
    city: 'Warszawa',
    techniques: ['LIPS', 'EYELINER'],
    years_of_experience: 6,
    motivation:
      'Przez sześć lat pracowałam w dużym salonie, od wiosny mam własny gabinet na Saskiej Kępie. Szukam ludzi, z którymi można porównać efekty po roku, a nie tylko zdjęcia z dnia zabiegu.',
    way: ['applied'],
    days: 0.45,
  },
  {
    first_name: 'Emma',
    last_name: 'Lindqvist',
    language_name: 'en-US',
    country: 'SE',
    city: 'Göteborg',
    techniques: ['NANO_BROWS'],
    years_of_experience: 5,
    motivation:
      'Fair skin and almost invisible hair are what I see every day. I would like to learn how your artists keep brows soft on such faces, and I can offer five years of my own photos in return.',
    way: ['applied'],
    days: 1,
  },
  {
    first_name: 'Kacper',
    last_name: 'Woźniak',
    language_name: 'pl',
    country: 'PL',
    city: 'Wrocław',
    techniques: ['SCALP'],
    years_of_experience: 2,
    motivation:
      'Jestem barberem, a od dwóch lat robię też mikropigmentację skóry głowy. Wiem, że dużo jeszcze przede mną, dlatego szukam szkoły, w której ktoś naprawdę obejrzy moje prace.',
    way: ['applied'],
    days: 1.6,
  },
  {
    first_name: 'Nadia',
    last_name: 'Haddad',
    language_name: 'en-US',
    country: 'FR',
    city: 'Paris',
    techniques: ['LIPS', 'CAMOUFLAGE'],
    years_of_experience: 9,
    motivation:
      'I trained in Beirut, worked in Dubai and opened my studio in Paris four years ago. I speak three languages with my clients and would be happy to teach in any of them.',
    way: ['applied'],
    days: 2.3,
  },
  {
    first_name: 'Oliwia',
    last_name: 'Czarnecka',
    language_name: 'pl',
    country: 'PL',
    city: 'Tychy',
    techniques: ['POWDER_BROWS'],
    years_of_experience: 1,
    motivation:
      'Dopiero zaczynam, ale rysuję od zawsze i dużo ćwiczę na skórkach. Bardzo chciałabym znaleźć mentorkę, która powie mi wprost, nad czym powinnam pracować.',
    way: ['applied'],
    days: 3.2,
  },
  {
    first_name: 'Katarzyna',
    last_name: 'Pietrzak',
    language_name: 'pl',
    country: 'PL',
    city: 'Radom',
    techniques: ['MICROBLADING', 'POWDER_BROWS'],
    years_of_experience: 8,
    motivation:
      'Mam stałe klientki i spokojny kalendarz, brakuje mi natomiast rozwoju. Liczę na szkolenia dla zaawansowanych i na to, że w moim regionie powstanie punkt akademii.',
    way: ['applied'],
    days: 5,
  },
  {
    first_name: 'Daryna',
    last_name: 'Petrenko',
    language_name: 'pl',
    country: 'PL',
    city: 'Przemyśl',
    techniques: ['EYELINER', 'POWDER_BROWS'],
    years_of_experience: 5,
    motivation:
      'Przyjechałam do Polski cztery lata temu i tutaj zdałam egzaminy. Pracuję z klientkami z obu stron granicy i mogę pomagać przy szkoleniach w języku ukraińskim.',
    way: ['applied'],
    days: 6.4,
  },
  {
    first_name: 'Grace',
    last_name: 'Mitchell',
    language_name: 'en-US',
    country: 'GB',
    city: 'Manchester',
    techniques: ['AREOLA', 'CAMOUFLAGE'],
    years_of_experience: 7,
    motivation:
      'I left hospital nursing to do medical pigmentation full time. There is no professional body for it in the north of England, so I am looking for one elsewhere that takes it seriously.',
    way: ['applied'],
    days: 8.1,
  },

  // Accepted, with a form to fill in.
  {
    first_name: 'Anna',
    last_name: 'Szczepańska',
    language_name: 'pl',
    country: 'PL',
    city: 'Kraków',
    techniques: ['POWDER_BROWS', 'NANO_BROWS'],
    years_of_experience: 5,
    motivation:
      'Pracuję w dwóch krakowskich gabinetach i od roku asystuję przy szkoleniach. Chciałabym mieć za sobą zespół, program i kogoś, kto oceni mnie jako trenerkę.',
    way: ['applied', 'accept'],
    days: 1.1,
  },
  {
    first_name: 'Michalina',
    last_name: 'Górska',
    language_name: 'pl',
    country: 'PL',
    city: 'Lublin',
    techniques: ['LIPS'],
    years_of_experience: 4,
    motivation:
      'Najbardziej interesują mnie usta dojrzałe i po zabiegach medycyny estetycznej. Dołączam, bo w pojedynkę trudno zdobyć doświadczenie w tak wąskiej dziedzinie.',
    way: ['applied', 'accept'],
    days: 3,
    look: { hair: 'fringe', earrings: true },
  },
  {
    first_name: 'Lukas',
    last_name: 'Weber',
    language_name: 'en-US',
    country: 'AT',
    city: 'Wien',
    techniques: ['SCALP', 'REMOVAL'],
    years_of_experience: 6,
    motivation:
      'Vienna has many tattooists and few people who remove pigment well. I would like to train with you first, and then offer your course in German.',
    way: ['applied', 'accept'],
    days: 6,
  },
  {
    first_name: 'Beata',
    last_name: 'Kubiak',
    language_name: 'pl',
    country: 'PL',
    city: 'Kalisz',
    techniques: ['MICROBLADING'],
    years_of_experience: 7,
    motivation:
      'Od siedmiu lat prowadzę gabinet kosmetyczny, w którym brwi stały się najważniejsze. Chciałabym uporządkować swoją wiedzę i zdobyć tytuł, który coś znaczy.',
    way: ['applied', 'accept', 'linkSent'],
    days: 4,
  },
  {
    first_name: 'Monika',
    last_name: 'Jastrzębska',
    language_name: 'pl',
    country: 'PL',
    city: 'Elbląg',
    techniques: ['POWDER_BROWS'],
    years_of_experience: 3,
    motivation:
      'Chciałabym wrócić do zawodu po przerwie na wychowanie dzieci i zrobić to dobrze: z odświeżoną wiedzą, w otoczeniu ludzi, którzy pracują według jednego standardu.',
    way: ['applied', 'accept'],
    days: 41,
  },

  // Turned away.
  {
    first_name: 'Roksana',
    last_name: 'Duda',
    language_name: 'pl',
    country: 'PL',
    city: 'Sosnowiec',
    techniques: ['EYELINER'],
    years_of_experience: 0,
    motivation:
      'Interesuję się makijażem od dziecka i chciałabym zacząć pracować w zawodzie. Jestem pracowita i szybko się uczę, mogę zacząć od zaraz.',
    way: [
      'applied',
      {
        event: 'reject',
        comment:
          'Dziękujemy za zgłoszenie. Sieć jest dla osób, które już pracują w zawodzie. Zapraszamy najpierw na szkolenie podstawowe, a za rok lub dwa wrócimy do rozmowy.',
      },
    ],
    days: 4.2,
  },
  {
    first_name: 'Wiktoria',
    last_name: 'Sikora',
    language_name: 'pl',
    country: 'PL',
    city: 'Gorzów Wielkopolski',
    techniques: ['POWDER_BROWS', 'LIPS'],
    years_of_experience: 2,
    motivation:
      'Szukam firmy, która przyśle mi klientki i pomoże rozkręcić gabinet. Mam dobrą lokalizację i dużo wolnych terminów w tygodniu.',
    way: ['applied', 'reject'],
    days: 15,
  },
  {
    first_name: 'Ryan',
    last_name: 'Cooper',
    language_name: 'en-US',
    country: 'IE',
    city: 'Dublin',
    techniques: ['SCALP'],
    years_of_experience: 3,
    motivation:
      'I represent a chain of eleven clinics and would like all our staff to be listed in your network. We are ready to sign this month.',
    way: [
      'applied',
      {
        event: 'reject',
        comment:
          'Thank you for your interest. Every artist joins in person, with their own work, so we cannot list a whole chain. Your colleagues are welcome to apply one by one.',
      },
    ],
    days: 33,
  },
  {
    first_name: 'Aneta',
    last_name: 'Malinowska',
    language_name: 'pl',
    country: 'PL',
    city: 'Legnica',
    techniques: ['MICROBLADING'],
    years_of_experience: 5,
    motivation:
      'Mam pięć lat doświadczenia i dyplom mistrzowski w kosmetyce. Dołączenie do sieci byłoby dla mnie potwierdzeniem, że idę w dobrą stronę.',
    way: [
      'applied',
      'accept',
      {
        event: 'reject',
        comment: 'Zgodnie z Pani prośbą zamykamy zgłoszenie. Będzie nam miło, jeśli kiedyś Pani do nas wróci.',
      },
    ],
    days: 62,
  },
  {
    first_name: 'Claudia',
    last_name: 'Rossi',
    language_name: 'en-US',
    country: 'IT',
    city: 'Milano',
    techniques: ['LIPS', 'POWDER_BROWS'],
    years_of_experience: 6,
    motivation:
      'I have been looking for an international academy with clear rules. Six years of practice in Milan and a studio of my own are what I bring.',
    way: [
      'applied',
      'accept',
      'formSent',
      {
        event: 'reject',
        comment:
          'The school named on your certificate told us that it did not issue it. We cannot accept the application in this form.',
      },
    ],
    days: 94,
    form: {
      postal_code: '20121',
      street: 'Via Solferino 24',
      languages: ['it', 'en'],
      bio: {
        pl: 'Pracuję w Mediolanie od sześciu lat, najchętniej z ustami. Lubię ciepłe kolory i delikatny kontur.',
        'en-US': 'I have worked in Milan for six years, most gladly on lips. I like warm colors and a gentle outline.',
      },
    },
    look: { hair: 'straight', tone: 2 },
  },

  // Forms to verify.
  {
    first_name: 'Magdalena',
    last_name: 'Szymczak',
    language_name: 'pl',
    country: 'PL',
    city: 'Bielsko-Biała',
    techniques: ['POWDER_BROWS', 'NANO_BROWS', 'REMOVAL'],
    years_of_experience: 10,
    motivation:
      'Od dziesięciu lat pracuję w tym samym miejscu i z tymi samymi klientkami, a to najlepszy sprawdzian. Chciałabym dzielić się tym, czego nauczyły mnie kolejne odświeżenia.',
    way: ['applied', 'accept', 'formSent'],
    days: 0.3,
    form: {
      postal_code: '43-300',
      street: 'ul. 11 Listopada 40',
      company_name: 'Szymczak Brwi i Usta',
      website: 'https://szymczak-brwi.example',
      languages: ['pl', 'cs'],
      bio: {
        pl: 'Dziesięć lat z tymi samymi klientkami nauczyło mnie myśleć o brwiach na dekadę naprzód. Specjalizuję się w odświeżeniach i korektach.',
        'en-US':
          'Ten years with the same clients taught me to think of brows a decade ahead. I specialize in refreshes and corrections.',
      },
    },
    look: { hair: 'pixie', glasses: true },
  },
  {
    first_name: 'Klaudia',
    last_name: 'Wrona',
    language_name: 'pl',
    country: 'PL',
    city: 'Suwałki',
    techniques: ['LIPS', 'EYELINER'],
    years_of_experience: 3,
    motivation:
      'Do najbliższego szkolenia mam zwykle czterysta kilometrów. Chciałabym, żeby za kilka lat ktoś z północnego wschodu mógł przyjechać po prostu do mnie.',
    way: ['applied', 'accept', 'formSent'],
    days: 1,
    form: {
      postal_code: '16-400',
      street: 'ul. Kościuszki 51/2',
      languages: ['pl', 'lt'],
      instagram: '@klaudia.wrona.pmu',
      bio: {
        pl: 'Trzy lata temu rzuciłam biuro rachunkowe dla maszynki do pigmentacji. Dokładność została, reszta zmieniła się na lepsze.',
        'en-US':
          'Three years ago I left an accounting office for a pigment machine. The precision stayed; everything else changed for the better.',
      },
    },
    look: { hair: 'ponytail' },
  },
  {
    first_name: 'Petra',
    last_name: 'Dvořáková',
    language_name: 'en-US',
    country: 'CZ',
    city: 'Praha',
    techniques: ['POWDER_BROWS', 'LIPS', 'EYELINER'],
    years_of_experience: 11,
    motivation:
      'I have judged two Czech championships and seen what young artists lack: someone who looks at their work for longer than one photo. I would like to be that someone, with your program behind me.',
    way: ['applied', 'accept', 'formSent'],
    days: 2.1,
    form: {
      postal_code: '110 00',
      street: 'Dlouhá 16',
      company_name: 'Dvořáková Permanent',
      website: 'https://dvorakova-permanent.example',
      languages: ['cs', 'en', 'de'],
      bio: {
        pl: 'Jedenaście lat praktyki i dwa konkursy w roli jurorki. Szukam w pracach spokoju: równego koloru, miękkiej krawędzi, braku pośpiechu.',
        'en-US':
          'Eleven years of practice, and two competitions as a judge. What I look for is calm: even color, a soft edge, no hurry.',
      },
    },
    look: { hair: 'curls', earrings: true },
  },
  {
    first_name: 'Joanna',
    last_name: 'Adamczyk',
    language_name: 'pl',
    country: 'PL',
    city: 'Nowy Sącz',
    techniques: ['CAMOUFLAGE', 'AREOLA'],
    years_of_experience: 6,
    motivation:
      'Współpracuję z poradnią onkologiczną i co tydzień widzę, ile może zmienić jeden zabieg. Chciałabym uczyć się od osób, które robią to od lat.',
    way: [
      'applied',
      'accept',
      'formSent',
      {
        event: 'requestMissingData',
        comment: 'Prosimy o wyraźniejszy skan certyfikatu: na obecnym nie widać daty ani podpisu.',
        fields: ['documents'],
      },
      'formSent',
    ],
    days: 1.3,
    form: {
      postal_code: '33-300',
      street: 'ul. Jagiellońska 8/5',
      company_name: 'Gabinet Adamczyk',
      languages: ['pl', 'sk'],
      bio: {
        pl: 'Zajmuję się kamuflażem blizn i odtwarzaniem otoczek piersi. Pracuję w cichym gabinecie, bez lustra na wprost fotela.',
        'en-US':
          'I do scar camouflage and areola restoration. I work in a quiet room, without a mirror opposite the chair.',
      },
    },
    look: { hair: 'knot', glasses: true },
  },
  {
    first_name: 'Sebastian',
    last_name: 'Urban',
    language_name: 'pl',
    country: 'PL',
    city: 'Zabrze',
    techniques: ['SCALP', 'CAMOUFLAGE'],
    years_of_experience: 4,
    motivation:
      'Sam noszę mikropigmentację od ośmiu lat i właśnie dlatego zacząłem ją robić. Chciałbym dołączyć do zespołu, który stawia na jakość, a nie na liczbę zabiegów w tygodniu.',
    way: ['applied', 'accept', 'formSent'],
    days: 4.4,
    form: {
      postal_code: '41-800',
      street: 'ul. Wolności 210',
      company_name: 'Urban Skóra Głowy',
      languages: ['pl', 'en'],
      bio: {
        pl: 'Wykonuję mikropigmentację skóry głowy i kamuflaż blizn po przeszczepach. Pierwszą wizytę zawsze zaczynam od pokazania własnej głowy.',
        'en-US':
          'I do scalp micropigmentation and camouflage scars after transplants. I begin every first visit by showing my own head.',
      },
    },
    look: { hair: 'shaven', beard: 'stubble' },
  },

  // The office requested missing data.
  {
    first_name: 'Gabriela',
    last_name: 'Stępień',
    language_name: 'pl',
    country: 'PL',
    city: 'Tarnów',
    techniques: ['POWDER_BROWS', 'EYELINER'],
    years_of_experience: 5,
    motivation:
      'Prowadzę gabinet z siostrą, która zajmuje się rzęsami. Chciałabym wnieść do niego wiedzę z najlepszego możliwego miejsca i kiedyś szkolić w Tarnowie.',
    way: [
      'applied',
      'accept',
      'formSent',
      {
        event: 'requestMissingData',
        comment:
          'Dziękujemy za formularz, prawie wszystko się zgadza. NIP należy do innej firmy niż podana nazwa, a polisa OC już wygasła. Prosimy o poprawienie obu rzeczy.',
        fields: ['tax_id', 'documents'],
      },
    ],
    days: 1.2,
    form: {
      postal_code: '33-100',
      street: 'ul. Wałowa 14/1',
      company_name: 'Siostry Stępień',
      languages: ['pl', 'en'],
      instagram: '@siostry.stepien',
      insuredFor: -40,
      bio: {
        pl: 'W gabinecie dzielimy się z siostrą sprawiedliwie: ona rzęsy, ja brwi i kreski. Ołówek mam w kieszeni zawsze, także w niedzielę.',
        'en-US':
          'My sister and I share our studio fairly: she does lashes, I do brows and eyeliner. I always carry a pencil, on Sundays, too.',
      },
    },
    look: { hair: 'waves' },
  },
  {
    first_name: 'Ingrid',
    last_name: 'Solberg',
    language_name: 'en-US',
    country: 'NO',
    city: 'Bergen',
    techniques: ['NANO_BROWS', 'MICROBLADING'],
    years_of_experience: 8,
    motivation:
      'Norway is a small market and everyone learned from the same two teachers. I would like to hear other voices, and to send my own students somewhere I trust.',
    way: [
      'applied',
      'accept',
      'formSent',
      {
        event: 'requestMissingData',
        comment:
          'Thank you, this looks very good. Your picture shows the studio, not you: please add a portrait. We also need your insurance, not only the certificate.',
        fields: ['avatar', 'documents'],
      },
    ],
    days: 5.2,
    form: {
      postal_code: '5003',
      street: 'Strandgaten 18',
      company_name: 'Solberg Bryn',
      website: 'https://solberg-bryn.example',
      languages: ['en', 'de'],
      insuredFor: null,
      bio: {
        pl: 'W Bergen pada przez dwieście dni w roku, więc moje brwi muszą wytrzymać wszystko. Pracuję nano i piórkiem, zawsze na zimnych tonach.',
        'en-US':
          'In Bergen it rains two hundred days a year, so my brows must stand anything. I work nano and by blade, always in cool tones.',
      },
    },
    look: { hair: 'braid', tone: 0 },
  },
  {
    first_name: 'Edyta',
    last_name: 'Bąk',
    language_name: 'pl',
    country: 'PL',
    city: 'Płock',
    techniques: ['LIPS', 'POWDER_BROWS'],
    years_of_experience: 6,
    motivation:
      'Po sześciu latach samodzielnej pracy chciałabym wreszcie usłyszeć, co inni zrobiliby inaczej. Zależy mi na superwizji i na szkoleniach poza sezonem.',
    way: [
      'applied',
      'accept',
      'formSent',
      {
        event: 'requestMissingData',
        comment:
          'Prosimy o dokończenie opisu w języku angielskim (jest tylko polski) i o numer lokalu w adresie, bo poczta wraca do nas z adnotacją.',
        fields: ['bio', 'street'],
      },
    ],
    days: 9,
    form: {
      postal_code: '09-402',
      street: 'ul. Tumska 5',
      languages: ['pl'],
      bio: {
        pl: 'Pracuję w Płocku z widokiem na Wisłę. Usta robię tak, żeby rano wystarczył balsam, a brwi tak, żeby wystarczyło lusterko.',
        'en-US': 'Pracuję w Płocku z widokiem na Wisłę. Usta robię tak, żeby rano wystarczył balsam.',
      },
    },
    look: { hair: 'swept', earrings: true },
  },
]
