import type { Bilingual } from '#kit/contract/texts/text.ts'

export type DemoPackage = {
  name: Bilingual
  description: Bilingual
  entries: number
  /** Złoty. */
  price: number
  validity_days: number
  isWithdrawn?: true
}

/** What the academy sells: entries to trainings, cheaper by the handful. */
export const demoPackages = {
  firstStep: {
    name: { pl: 'Pierwszy krok', 'en-US': 'First step' },
    description: {
      pl: 'Jedno wejście na dowolne szkolenie grupowe. Dla osób, które chcą najpierw zobaczyć, jak u nas jest.',
      'en-US': 'One entry to any group training, for those who would like to see first what it is like here.',
    },
    entries: 1,
    price: 2200,
    validity_days: 180,
  },
  pair: {
    name: { pl: 'Podstawy i kontrola', 'en-US': 'Basics and follow-up' },
    description: {
      pl: 'Dwa wejścia: szkolenie z techniki i dzień poprawek po kilku miesiącach praktyki.',
      'en-US': 'Two entries: a training in a technique, and a day of corrections after some months of practice.',
    },
    entries: 2,
    price: 3900,
    validity_days: 270,
  },
  three: {
    name: { pl: 'Trzy techniki', 'en-US': 'Three techniques' },
    description: {
      pl: 'Trzy wejścia na szkolenia u dowolnych artystów sieci. Wybierany najczęściej.',
      'en-US': 'Three entries to trainings with any artists of the network. The one chosen most often.',
    },
    entries: 3,
    price: 5700,
    validity_days: 365,
  },
  year: {
    name: { pl: 'Rok z Atelier', 'en-US': 'A year with Atelier' },
    description: {
      pl: 'Sześć wejść na rok, pierwszeństwo zapisu na szkolenia artystów o poziomie Master i wyższym.',
      'en-US': 'Six entries for a year, and first choice of seats at trainings of artists of level Master and above.',
    },
    entries: 6,
    price: 10800,
    validity_days: 365,
  },
  spring: {
    name: { pl: 'Pakiet wiosenny', 'en-US': 'Spring package' },
    description: {
      pl: 'Dwa wejścia w cenie promocyjnej, ważne przez wiosnę. Już niesprzedawany.',
      'en-US': 'Two entries at a reduced price, for one spring. No longer sold.',
    },
    entries: 2,
    price: 3300,
    validity_days: 120,
    isWithdrawn: true,
  },
} as const satisfies Record<string, DemoPackage>

export type DemoPackageKey = keyof typeof demoPackages
