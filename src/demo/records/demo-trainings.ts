import type { Insertable } from 'kysely'
import type { Tables } from '#kit/server/postgres/database.ts'
import { type DemoCourse, demoCourses } from './demo-courses.ts'

type State = Insertable<Tables['trainings']>['state']

/** A training as it is planned; figures of artists follow from these lines. */
export type DemoTraining = {
  /** First and last name. */
  artist: string
  course: DemoCourse
  language: 'pl' | 'en'
  state: State
  /** Days from today to the first session; negative ones lie in the past. */
  starts: number
  /** How many took part, or have a seat so far. */
  taken: number
  /** Of those who wrote a review, in the order in which they wrote; the others did not. */
  ratings: readonly number[]
  reason?: string
  /** The office accepted it, and the artist has changed it since. */
  isEdited?: boolean
}

type Details = Pick<DemoTraining, 'taken'> & Partial<Pick<DemoTraining, 'ratings' | 'reason' | 'isEdited'>>

function training(
  artist: string,
  course: keyof typeof demoCourses,
  language: 'pl' | 'en',
  state: State,
  starts: number,
  { taken, ratings = [], ...rest }: Details = { taken: 0 },
): DemoTraining {
  return { artist, course: demoCourses[course], language, state, starts, taken, ratings, ...rest }
}

/** The forty trainings of the academy, by artist, higher levels first: what each has done carries their level. */
export const demoTrainings: readonly DemoTraining[] = [
  training('Małgorzata Świątek', 'nanoStrokes', 'pl', 'COMPLETED', -271, { taken: 6, ratings: [5, 5, 4] }),
  training('Małgorzata Świątek', 'powderHealed', 'pl', 'COMPLETED', -212, { taken: 8, ratings: [5, 5, 5, 4, 5] }),
  training('Małgorzata Świątek', 'eyeliner', 'pl', 'COMPLETED', -149, { taken: 5, ratings: [5, 5, 4] }),
  training('Małgorzata Świątek', 'powderBasics', 'pl', 'COMPLETED', -93, { taken: 8, ratings: [5, 4, 5, 5, 5, 5] }),
  training('Małgorzata Świątek', 'nanoPrivate', 'pl', 'COMPLETED', -33, { taken: 2, ratings: [5, 5] }),
  training('Małgorzata Świątek', 'powderHealed', 'pl', 'PUBLISHED', 24, { taken: 5 }),
  training('Małgorzata Świątek', 'lipsNatural', 'pl', 'PUBLISHED', 31, { taken: 2 }),
  training('Małgorzata Świątek', 'eyeliner', 'pl', 'PUBLISHED', 52, { taken: 3 }),

  training('Renata Wasilewska', 'powderBasics', 'pl', 'COMPLETED', -236, { taken: 7, ratings: [5, 4, 5, 5] }),
  training('Renata Wasilewska', 'removal', 'pl', 'COMPLETED', -121, { taken: 5, ratings: [5, 3, 5] }),
  training('Renata Wasilewska', 'lipsNatural', 'pl', 'COMPLETED', -48, { taken: 6, ratings: [5, 5, 4, 5] }),

  training('Barbara Jaśkiewicz', 'powderBasics', 'pl', 'COMPLETED', -187, { taken: 8, ratings: [4, 5, 5, 5] }),
  training('Barbara Jaśkiewicz', 'eyeliner', 'pl', 'COMPLETED', -108, { taken: 4, ratings: [5, 4] }),
  training('Barbara Jaśkiewicz', 'lipsNatural', 'pl', 'COMPLETED', -26, { taken: 6, ratings: [5, 5, 3, 5] }),

  training('Sylwia Michalska', 'nanoStrokes', 'pl', 'COMPLETED', -201, { taken: 6, ratings: [5, 5, 4, 4] }),
  training('Sylwia Michalska', 'removal', 'pl', 'COMPLETED', -136, { taken: 4, ratings: [4, 5] }),
  training('Sylwia Michalska', 'powderHealed', 'pl', 'COMPLETED', -61, { taken: 7, ratings: [5, 4, 5] }),

  training('Maja Żurawska', 'powderBasics', 'pl', 'COMPLETED', -112, { taken: 7, ratings: [5, 5, 4, 5, 5] }),
  training('Maja Żurawska', 'nanoStrokes', 'en', 'COMPLETED', -30, { taken: 6, ratings: [5, 3, 5, 4] }),
  training('Maja Żurawska', 'lipsNatural', 'pl', 'PUBLISHED', -2, { taken: 6 }),
  training('Maja Żurawska', 'powderHealed', 'en', 'PUBLISHED', 16, { taken: 4 }),

  training('Karolina Ostrowska', 'nanoPrivate', 'pl', 'COMPLETED', -98, { taken: 2, ratings: [5, 4] }),
  training('Karolina Ostrowska', 'removal', 'pl', 'COMPLETED', -40, { taken: 5, ratings: [4, 5, 2, 5] }),

  training('Tomasz Borkowski', 'scalp', 'pl', 'COMPLETED', -141, { taken: 4, ratings: [5, 4] }),
  training('Tomasz Borkowski', 'removal', 'pl', 'COMPLETED', -69, { taken: 5, ratings: [4, 5, 4] }),

  training('Amara Okafor', 'lipsDark', 'en', 'COMPLETED', -172, { taken: 5, ratings: [5, 5, 5] }),
  training('Amara Okafor', 'powderHealed', 'en', 'COMPLETED', -84, { taken: 6, ratings: [5, 4, 5] }),

  training('Izabela Kaczmarek', 'eyeliner', 'pl', 'COMPLETED', -163, { taken: 5, ratings: [4, 5, 3] }),
  training('Izabela Kaczmarek', 'eyeliner', 'pl', 'UNPUBLISHED', 41),

  training('Isabel Moreno', 'areola', 'en', 'COMPLETED', -156, { taken: 5, ratings: [5, 5, 5, 4] }),
  training('Isabel Moreno', 'camouflage', 'en', 'COMPLETED', -70, { taken: 4, ratings: [5, 5] }),
  training('Isabel Moreno', 'browColor', 'en', 'PUBLISHED', 9, { taken: 7 }),
  training('Isabel Moreno', 'areola', 'en', 'PUBLISHED', 37, { taken: 3 }),

  training('Natalia Wójcik', 'nanoPrivate', 'pl', 'PUBLISHED', 34, { taken: 1 }),
  training('Iryna Kovalenko', 'lipsNatural', 'pl', 'PUBLISHED', 38, { taken: 6 }),

  training('Ewelina Rutkowska', 'camouflage', 'pl', 'PENDING_VERIFICATION', 47, { taken: 0, isEdited: true }),
  training('Martina Hudáková', 'powderBasics', 'en', 'ACCEPTED', 33),
  training('Marek Dąbrowski', 'scalp', 'pl', 'REJECTED', 29, {
    taken: 0,
    reason:
      'Gabinet ma jedno stanowisko, a szkolenie cztery miejsca. Prosimy o salę, w której każda osoba będzie pracować przy własnym łóżku, albo o mniej miejsc.',
  }),
  training('Lena Brandt', 'eyeliner', 'en', 'CANCELLED', 6, {
    taken: 3,
    reason: 'The studio had water damage and is being dried. A new date follows in spring.',
  }),
  training('Agnieszka Wilk', 'microblading', 'pl', 'DRAFT', 58),
]
