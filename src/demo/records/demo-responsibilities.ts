import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { ResponsibilityStatus } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import type { DemoPerson } from './demo-person.ts'

type LevelCode = NonNullable<DemoPerson['level']>
type DemoResponsibility = { name: Bilingual; description: Bilingual; levels: LevelCode[] }

const both = (pl: string, english: string): Bilingual => ({ pl, 'en-US': english })
const seniorUp: LevelCode[] = ['SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER']
const masters: LevelCode[] = ['MASTER', 'GRAND_MASTER']

/** What the academy expects at each level; without a level: of everybody. */
export const demoResponsibilities: readonly DemoResponsibility[] = [
  {
    name: both('Higiena i bezpieczeństwo', 'Hygiene and safety'),
    description: both(
      'Każdy zabieg według procedury sanitarnej akademii: jednorazowe igły, karta klientki, wywiad o zdrowiu i zgoda na piśmie.',
      'Every treatment by the academy’s sanitary procedure: single-use needles, a client card, a health interview and a written consent.',
    ),
    levels: [],
  },
  {
    name: both('Ubezpieczenie zawsze ważne', 'Insurance always in effect'),
    description: both(
      'Polisa odpowiedzialności cywilnej obejmuje zabiegi i szkolenia. Nową przesyła się przed końcem poprzedniej.',
      'The liability policy covers treatments and trainings. The new one is sent before the old one ends.',
    ),
    levels: [],
  },
  {
    name: both('Kontrola po sześciu tygodniach', 'A check-up after six weeks'),
    description: both(
      'Zaproszenie na kontrolę należy do zabiegu. Zdjęcia wygojonej pracy trafiają do dokumentacji klientki.',
      'Inviting the client to a check-up belongs to the treatment. Pictures of the healed work go into the client’s records.',
    ),
    levels: [],
  },
  {
    name: both('Odpowiedź w dwa dni robocze', 'An answer within two working days'),
    description: both(
      'Na wiadomości biura i kursantów odpowiadamy najpóźniej drugiego dnia roboczego, także wtedy, gdy odpowiedź brzmi „jeszcze nie wiem”.',
      'Messages from the office and from students are answered by the second working day, also when the answer is “I do not know yet”.',
    ),
    levels: [],
  },
  {
    name: both('Dzień obserwacji w roku', 'A day of watching each year'),
    description: both(
      'Raz w roku jeden dzień w pracowni artystki o wyższym poziomie: obserwacja i rozmowa. Termin ustala biuro.',
      'Once a year, a day in the studio of an artist of a higher level: watching and talking. The office arranges the date.',
    ),
    levels: ['ARTIST', 'SENIOR_ARTIST'],
  },
  {
    name: both('Portfolio co kwartał', 'A portfolio every quarter'),
    description: both(
      'Co najmniej dwie nowe prace w kwartale, w świetle dziennym, przed zabiegiem i po wygojeniu.',
      'At least two new works a quarter, in daylight, before the treatment and healed.',
    ),
    levels: seniorUp,
  },
  {
    name: both('Dwa szkolenia w półroczu', 'Two trainings in half a year'),
    description: both(
      'Przynajmniej dwa szkolenia w każdym półroczu, z listą obecności zamkniętą w ciągu tygodnia od ostatniego dnia.',
      'At least two trainings every half year, with the attendance list closed within a week of the last day.',
    ),
    levels: seniorUp,
  },
  {
    name: both('Opieka nad jedną osobą', 'Looking after one person'),
    description: both(
      'Wsparcie nowej artystki przez pierwsze pół roku: trzy rozmowy, jedna wspólna praca i krótka notatka dla biura na koniec.',
      'Supporting a new artist through her first half year: three talks, one piece of work together and a short note for the office at the end.',
    ),
    levels: masters,
  },
  {
    name: both('Jury nagrody za wygojone prace', 'The jury of the healed work award'),
    description: both(
      'Raz w roku ocena nadesłanych prac według karty jury, bez znajomości nazwisk.',
      'Once a year, judging the works sent in by the jury’s card, without knowing the names.',
    ),
    levels: masters,
  },
  {
    name: both('Wykład na zjeździe sieci', 'A lecture at the network’s meeting'),
    description: both(
      'Pokaz albo wykład na dorocznym zjeździe, z materiałami, które zostają w bibliotece nagrań.',
      'A demonstration or a lecture at the yearly meeting, with material that stays in the film library.',
    ),
    levels: ['GRAND_MASTER'],
  },
]

type DemoTask = { name: Bilingual; description: Bilingual; isEvidenceWanted: boolean }

const tasks = {
  healed: {
    name: both('Zdjęcia trzech wygojonych prac', 'Pictures of three healed works'),
    description: both(
      'Prosimy o zdjęcia trzech prac po sześciu tygodniach: ta sama osoba przed zabiegiem, zaraz po nim i po wygojeniu.',
      'Please send pictures of three works after six weeks: the same person before, right after, and healed.',
    ),
    isEvidenceWanted: true,
  },
  insurance: {
    name: both('Nowa polisa ubezpieczeniowa', 'A new insurance policy'),
    description: both(
      'Obecna polisa niedługo się kończy. Prosimy o przesłanie nowej, zanim przestanie obowiązywać.',
      'The present policy ends soon. Please send the new one before it does.',
    ),
    isEvidenceWanted: true,
  },
  sanitary: {
    name: both('Protokół z kontroli sanitarnej', 'The sanitary inspection report'),
    description: both(
      'Po przeprowadzce gabinetu potrzebujemy aktualnego protokołu z kontroli.',
      'Since the studio has moved, we need the current inspection report.',
    ),
    isEvidenceWanted: true,
  },
  firstAid: {
    name: both('Szkolenie z pierwszej pomocy', 'First-aid training'),
    description: both(
      'Zaświadczenie odnawia się co dwa lata. Wystarczy kurs online z egzaminem.',
      'The certificate is renewed every two years. An online course with an exam is enough.',
    ),
    isEvidenceWanted: true,
  },
  profile: {
    name: both('Opis profilu po angielsku', 'The profile’s description in English'),
    description: both(
      'Pytają o Panią klientki z zagranicy. Prosimy o kilka zdań po angielsku, pomożemy w redakcji.',
      'Clients from abroad are asking. Please write a few sentences in English; we will help with the wording.',
    ),
    isEvidenceWanted: false,
  },
  survey: {
    name: both('Ankieta po szkoleniu jesiennym', 'The survey after the autumn training'),
    description: both(
      'Kilka pytań o przebieg szkolenia i salę. Zajmuje pięć minut.',
      'A few questions about the training and the room. It takes five minutes.',
    ),
    isEvidenceWanted: false,
  },
  plan: {
    name: both('Plan szkoleń na następne półrocze', 'The plan of trainings for the next half year'),
    description: both(
      'Proponowane terminy, miejsca i liczba osób. Na tej podstawie układamy kalendarz.',
      'The dates, places and numbers of people that you propose. We make the calendar from it.',
    ),
    isEvidenceWanted: true,
  },
  consent: {
    name: both('Zgody modelek na publikację', 'The models’ consents to publication'),
    description: both(
      'Brakuje podpisanych zgód do prac z ostatniej sesji zdjęciowej.',
      'The signed consents for the works of the last photo session are missing.',
    ),
    isEvidenceWanted: true,
  },
} as const satisfies Record<string, DemoTask>

export type DemoTaken = {
  task: DemoTask
  /** Of the network, counted from those who joined last; `own` is the demo account. */
  artist: number | 'own'
  status: ResponsibilityStatus
  /** Days from today, where there is a last day. */
  due: number | null
  /** Days since it was given, and since the last step. */
  given: number
  changed?: number
  note?: string
  comment?: string
}

/** Who was given which responsibility, and its state. */
export const demoTaken: readonly DemoTaken[] = [
  { task: tasks.healed, artist: 'own', status: 'TODO', due: 6, given: 9 },
  {
    task: tasks.plan,
    artist: 'own',
    status: 'SUBMITTED',
    due: 12,
    given: 16,
    changed: 1,
    note: 'Terminy w Krakowie są pewne, warszawski mogę przesunąć o tydzień.',
  },
  {
    task: tasks.firstAid,
    artist: 'own',
    status: 'DONE',
    due: -40,
    given: 75,
    changed: 48,
    note: 'Egzamin zdany, zaświadczenie w załączniku.',
    comment: 'Dziękujemy, zaświadczenie jest ważne dwa lata.',
  },
  { task: tasks.insurance, artist: 8, status: 'TODO', due: -5, given: 30 },
  { task: tasks.sanitary, artist: 11, status: 'TODO', due: -12, given: 41 },
  { task: tasks.healed, artist: 14, status: 'TODO', due: 3, given: 12 },
  {
    task: tasks.consent,
    artist: 17,
    status: 'TODO',
    due: 2,
    given: 20,
    changed: 4,
    note: 'Wszystkie trzy zgody w jednym pliku.',
    comment: 'Na drugiej stronie brakuje daty. Prosimy o skan z datą.',
  },
  { task: tasks.profile, artist: 9, status: 'TODO', due: 21, given: 5 },
  { task: tasks.survey, artist: 12, status: 'TODO', due: null, given: 3 },
  { task: tasks.plan, artist: 22, status: 'TODO', due: 12, given: 16 },
  { task: tasks.plan, artist: 25, status: 'TODO', due: 12, given: 16 },
  {
    task: tasks.insurance,
    artist: 15,
    status: 'SUBMITTED',
    due: 8,
    given: 22,
    changed: 2,
    note: 'Nowa polisa, ważna przez dwa lata.',
  },
  { task: tasks.healed, artist: 20, status: 'SUBMITTED', due: -1, given: 25, changed: 3 },
  {
    task: tasks.survey,
    artist: 24,
    status: 'SUBMITTED',
    due: null,
    given: 7,
    changed: 5,
    note: 'Sala świetna, tylko światło przy oknie za ostre po południu.',
  },
  { task: tasks.plan, artist: 27, status: 'SUBMITTED', due: 12, given: 16, changed: 6 },
  { task: tasks.survey, artist: 10, status: 'DONE', due: null, given: 34, changed: 30 },
  { task: tasks.firstAid, artist: 13, status: 'DONE', due: -20, given: 80, changed: 33 },
  {
    task: tasks.healed,
    artist: 16,
    status: 'DONE',
    due: -28,
    given: 70,
    changed: 31,
    comment: 'Piękne usta, pokażemy je na zjeździe.',
  },
  { task: tasks.consent, artist: 18, status: 'DONE', due: -15, given: 45, changed: 19 },
  { task: tasks.profile, artist: 21, status: 'DONE', due: -60, given: 90, changed: 66 },
  {
    task: tasks.plan,
    artist: 28,
    status: 'DONE',
    due: 12,
    given: 16,
    changed: 8,
    comment: 'Wszystkie terminy pasują.',
  },
  { task: tasks.insurance, artist: 29, status: 'DONE', due: -3, given: 33, changed: 10 },
  {
    task: tasks.survey,
    artist: 19,
    status: 'WAIVED',
    due: null,
    given: 34,
    changed: 20,
    comment: 'Szkolenie przełożone na wiosnę, ankieta nie jest już potrzebna.',
  },
  {
    task: tasks.sanitary,
    artist: 23,
    status: 'WAIVED',
    due: 14,
    given: 28,
    changed: 9,
    comment: 'Protokół przyszedł pocztą.',
  },
  { task: tasks.firstAid, artist: 26, status: 'TODO', due: 45, given: 2 },
]
