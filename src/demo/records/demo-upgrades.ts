export type DemoUpgrade = {
  email: string
  /** The code of the requested level; the figures of that day meet its requirements. */
  to: string
  message: string
  /** Days ago. */
  requested: number
  decided?: { status: 'APPROVED' | 'REJECTED'; days: number; comment: string | null }
}

/** Requests for a higher level, the earliest first: three with a decision, three that wait. */
export const demoUpgrades: readonly DemoUpgrade[] = [
  {
    email: 'tomasz@borkowski-pigment.example',
    to: 'SENIOR_ARTIST',
    message: 'Dwa szkolenia za mną, oceny dobre, chętnie poprowadzę następne. Proszę o wyższy poziom.',
    requested: 60,
    decided: {
      status: 'REJECTED',
      days: 57,
      comment:
        'Oba szkolenia były udane, dziękujemy. Kursanci piszą jednak, że zabrakło czasu na pytania po części praktycznej. Wydłuż proszę następne o godzinę i wróć do nas z wnioskiem.',
    },
  },
  {
    email: 'renata@wasilewska.example',
    to: 'MASTER',
    message:
      'Uczę od ośmiu lat, a w Atelier od stycznia. Chciałabym przygotować z Państwem szkolenie dla osób, które same zaczynają uczyć.',
    requested: 38,
    decided: {
      status: 'APPROVED',
      days: 36,
      comment: 'Gratulujemy! W sprawie szkolenia dla uczących odezwiemy się w przyszłym tygodniu.',
    },
  },
  {
    email: 'artist@atelier.test',
    to: 'SENIOR_ARTIST',
    message: 'Właśnie skończyłam drugie szkolenie i mam już chętnych na trzecie. Proszę o poziom Senior Artist.',
    requested: 26,
    decided: { status: 'APPROVED', days: 23, comment: 'Gratulujemy, kursantki mówią o Tobie same dobre rzeczy.' },
  },
  {
    email: 'sylwia.michalska@poczta.example',
    to: 'MASTER',
    message:
      'Trzy szkolenia za mną, a po każdym dostaję zdjęcia wygojonych brwi. Chciałabym prowadzić większe grupy i pomagać tym, którzy dopiero zaczynają uczyć.',
    requested: 19,
  },
  {
    email: 'karolina@ostrowska-studio.example',
    to: 'SENIOR_ARTIST',
    message:
      'Po szkoleniu z usuwania pigmentu trzy osoby wróciły do mnie na indywidualne. Czuję, że to dobry moment na następny krok.',
    requested: 9,
  },
  {
    email: 'amara@okafor-pigment.example',
    to: 'SENIOR_ARTIST',
    message:
      'Both of my trainings this year were full, and people still send me pictures of healed lips. I would love to teach more.',
    requested: 2,
  },
]

/** A level that the office gave by itself; its artist has not been back since, so that their dashboard begins with it. */
export const demoRaise = {
  email: 'isabel@instituto-moreno.example',
  to: 'SENIOR_ARTIST',
  reason: 'You’re the only one here who teaches medical pigmentation, and everyone asks for more. The level is yours.',
  days: 3,
}
