import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { DemoPerson } from './demo-person.ts'

export type DemoCourse = {
  technique: DemoPerson['techniques'][number]
  kind: 'GROUP' | 'INDIVIDUAL' | 'ONLINE'
  title: Bilingual
  description: Bilingual
  /** The day of each session, counted from the first, with the hours on the clock of the place. */
  sessions: readonly (readonly [day: number, from: number, until: number])[]
  seats: readonly [least: number, most: number]
  /** Złoty. */
  price: number
}

const weekend = [
  [0, 9, 17],
  [1, 9, 16],
] as const

/** The academy's programs; artists hold them in their studios. */
export const demoCourses = {
  powderBasics: {
    technique: 'POWDER_BROWS',
    kind: 'GROUP',
    title: { pl: 'Brwi pudrowe od podstaw', 'en-US': 'Powder brows from scratch' },
    description: {
      pl: 'Dwa dni dla osób, które zaczynają. Pierwszego dnia rysunek, kolor i praca na skórkach, drugiego zabieg na modelce pod okiem prowadzącej.',
      'en-US':
        'Two days for beginners. The first is for drawing, color and practice skin; on the second you work on a model, with the teacher beside you.',
    },
    sessions: weekend,
    seats: [3, 8],
    price: 2400,
  },
  powderHealed: {
    technique: 'POWDER_BROWS',
    kind: 'GROUP',
    title: { pl: 'Brwi pudrowe: praca po wygojeniu', 'en-US': 'Powder brows: healed work' },
    description: {
      pl: 'Dla praktykujących. Oglądamy prace po miesiącu i po roku, szukamy przyczyn szarości i plam, a potem poprawiamy dwie brwi na żywo.',
      'en-US':
        'For those who practice. We look at work after a month and after a year, find out where gray and patches come from, and then correct two pairs of brows live.',
    },
    sessions: [[0, 10, 17]],
    seats: [3, 8],
    price: 1600,
  },
  browColor: {
    technique: 'NANO_BROWS',
    kind: 'ONLINE',
    title: { pl: 'Kolor bez tajemnic', 'en-US': 'Color without secrets' },
    description: {
      pl: 'Dwa wieczory o pigmentach: podtony skóry, neutralizacja, mieszanie. Każda osoba przesyła wcześniej trzy zdjęcia, które omawiamy wspólnie.',
      'en-US':
        'Two evenings about pigments: undertones of skin, neutralizing, mixing. Everyone sends three photos beforehand, and we go through them together.',
    },
    sessions: [
      [0, 18, 20],
      [2, 18, 20],
    ],
    seats: [4, 20],
    price: 390,
  },
  nanoStrokes: {
    technique: 'NANO_BROWS',
    kind: 'GROUP',
    title: { pl: 'Nano brwi: włos po włosie', 'en-US': 'Nano brows: hair by hair' },
    description: {
      pl: 'Kierunek, nacisk i rytm maszynki. Uczymy się pięciu wzorów, od najprostszego, a drugiego dnia każda osoba wykonuje pełny zabieg.',
      'en-US':
        'Direction, pressure and the rhythm of the machine. We learn five patterns, the simplest first, and on the second day everyone does a whole treatment.',
    },
    sessions: weekend,
    seats: [3, 6],
    price: 2900,
  },
  nanoPrivate: {
    technique: 'NANO_BROWS',
    kind: 'INDIVIDUAL',
    title: { pl: 'Nano brwi jeden na jeden', 'en-US': 'Nano brows, one to one' },
    description: {
      pl: 'Dzień tylko dla jednej lub dwóch osób, z programem ułożonym po rozmowie: nowa technika, trudny przypadek albo nawyk, którego trudno się pozbyć.',
      'en-US':
        'A day for one or two people only, with a program made after a talk: a new technique, a hard case, or a habit that is difficult to lose.',
    },
    sessions: [[0, 9, 16]],
    seats: [1, 2],
    price: 3200,
  },
  lipsNatural: {
    technique: 'LIPS',
    kind: 'GROUP',
    title: { pl: 'Usta naturalne, bez konturu', 'en-US': 'Natural lips without an outline' },
    description: {
      pl: 'Miękkie wypełnienie, które goi się równo. Znieczulenie, praca na czerwieni, dobór koloru do śluzówki, pielęgnacja dzień po dniu.',
      'en-US':
        'A soft fill that heals evenly: numbing, working on the vermilion, matching color to the mucosa, and aftercare day by day.',
    },
    sessions: weekend,
    seats: [3, 6],
    price: 2700,
  },
  lipsDark: {
    technique: 'LIPS',
    kind: 'GROUP',
    title: { pl: 'Neutralizacja ciemnych ust', 'en-US': 'Neutralizing dark lips' },
    description: {
      pl: 'Jak rozpoznać chłodny podton, czym go złamać i kiedy powiedzieć „nie dziś”. Dla osób, które mają za sobą co najmniej trzydzieści zabiegów na ustach.',
      'en-US':
        'How to recognize a cool undertone, what to break it with, and when to say “not today”. For those who have done at least thirty lip treatments.',
    },
    sessions: [[0, 10, 18]],
    seats: [2, 6],
    price: 2100,
  },
  eyeliner: {
    technique: 'EYELINER',
    kind: 'GROUP',
    title: { pl: 'Kreski: oddech, ruch, pauza', 'en-US': 'Eyeliner: breath, stroke, pause' },
    description: {
      pl: 'Zagęszczenie linii rzęs i kreska dekoracyjna. Dużo o bezpieczeństwie przy oku, o przeciwwskazaniach i o tym, jak uspokoić drżącą powiekę.',
      'en-US':
        'Lash-line enhancement and decorative eyeliner, with much about safety near the eye, contraindications, and how to calm a trembling eyelid.',
    },
    sessions: weekend,
    seats: [2, 6],
    price: 2600,
  },
  microblading: {
    technique: 'MICROBLADING',
    kind: 'GROUP',
    title: { pl: 'Microblading z umiarem', 'en-US': 'Microblading with restraint' },
    description: {
      pl: 'Piórko na skórze suchej i dojrzałej, głębokość, rozstaw. Uczymy się też odmawiać: komu ta metoda nie posłuży.',
      'en-US':
        'The blade on dry and mature skin, depth, spacing. We also learn to decline: who this method does not serve.',
    },
    sessions: weekend,
    seats: [3, 6],
    price: 2300,
  },
  scalp: {
    technique: 'SCALP',
    kind: 'GROUP',
    title: { pl: 'Mikropigmentacja skóry głowy', 'en-US': 'Scalp micropigmentation' },
    description: {
      pl: 'Linia włosów, gęstość, trzy odcienie szarości. Drugiego dnia praca na modelu i plan kolejnych sesji.',
      'en-US':
        'Hairline, density, three shades of gray. On the second day you work on a model and plan the next sessions.',
    },
    sessions: weekend,
    seats: [2, 4],
    price: 3400,
  },
  areola: {
    technique: 'AREOLA',
    kind: 'GROUP',
    title: { pl: 'Otoczka piersi po mastektomii', 'en-US': 'Areola restoration after mastectomy' },
    description: {
      pl: 'Rysunek trójwymiarowy, blizna i skóra po radioterapii, rozmowa przed zabiegiem. Pierwszy dzień prowadzimy razem z psychoonkolożką.',
      'en-US':
        'Three-dimensional drawing, scars and skin after radiotherapy, the talk before the treatment. A psycho-oncologist joins us on the first day.',
    },
    sessions: weekend,
    seats: [2, 6],
    price: 3100,
  },
  camouflage: {
    technique: 'CAMOUFLAGE',
    kind: 'GROUP',
    title: { pl: 'Kamuflaż blizn i przebarwień', 'en-US': 'Camouflaging scars and discoloration' },
    description: {
      pl: 'Ocena blizny, próba koloru, praca warstwami. Każda osoba przynosi zdjęcia dwóch własnych przypadków do omówienia.',
      'en-US':
        'Judging a scar, testing color, working in layers. Everyone brings photos of two cases of their own to discuss.',
    },
    sessions: [[0, 9, 17]],
    seats: [2, 6],
    price: 2200,
  },
  removal: {
    technique: 'REMOVAL',
    kind: 'GROUP',
    title: { pl: 'Usuwanie pigmentu: remover i laser', 'en-US': 'Removing pigment: remover and laser' },
    description: {
      pl: 'Kiedy remover, kiedy laser, a kiedy nic. Protokoły, przerwy między zabiegami, zgody i dokumentacja zdjęciowa.',
      'en-US':
        'When to use a remover, when a laser, and when nothing at all. Protocols, intervals, consents, and photo records.',
    },
    sessions: [[0, 9, 17]],
    seats: [2, 6],
    price: 1900,
  },
} as const satisfies Record<string, DemoCourse>
