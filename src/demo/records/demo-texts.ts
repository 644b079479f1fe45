import type { InPlaces } from '#academy/translations/contract/text-places.ts'

type DemoText = {
  key: string
  days: number
  texts: InPlaces
  /** The default at that time, where it has changed since. */
  before?: InPlaces
}

/** Texts that the office has edited; the default of one has changed since. */
export const demoTexts: DemoText[] = [
  {
    key: 'levels.intro',
    days: 64,
    texts: {
      pl: 'Od pierwszego szkolenia po sam szczyt: czego wymaga każdy szczebel.',
      'en-US': 'From the first training to the top: what each step requires.',
    },
  },
  {
    key: 'dashboard.quiet_text',
    days: 41,
    texts: {
      pl: 'Gdy przygotujemy coś dla Ciebie, znajdziesz to tutaj.',
      'en-US': 'When we have something for you, you will find it here.',
    },
  },
  {
    key: 'audit.intro',
    days: 30,
    texts: { pl: 'Kto, co, kiedy i skąd. Wpisów nikt nie zmieni, także biuro.' },
    before: { pl: 'Kto, co i kiedy zrobił w portalu. Wpisów nie da się zmienić.' },
  },
]
