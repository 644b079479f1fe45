import type { DemoEnrolment } from './demo-enrolments.ts'
import { lastDay } from './demo-enrolments.ts'
import { type Random, randomOf } from './demo-random.ts'
import { apologies, endings, fieldOf, memories, openings, replies } from './demo-review-texts.ts'
import type { DemoTraining } from './demo-trainings.ts'

export type DemoReview = {
  enrolment: DemoEnrolment
  rating: number
  content_rating: number
  artist_rating: number
  organisation_rating: number
  text: string
  status: 'PUBLISHED' | 'HIDDEN' | 'REMOVED'
  reply: string | null
  /** Days from today. */
  written: number
  replied: number | null
}

/** Reviews of attendees, in the order of each training's `ratings`; more that the office took down. */
export function demoReviews(enrolments: DemoEnrolment[]): DemoReview[] {
  const random = randomOf(40_000)
  const next = turns()
  const trainings = [...new Set(enrolments.map(({ training }) => training))]
  const written = trainings.flatMap((training) => {
    const attendees = attendeesOf(training, enrolments)
    return training.ratings.map((rating, index) => review(attendees[index] as DemoEnrolment, rating, random, next))
  })
  return [...written, ...takenDown.map((one) => takenDownReview(one, trainings, enrolments, random))]
}

/** Those who were there, without the demo's own student, who still has hers to write. */
function attendeesOf(training: DemoTraining, enrolments: DemoEnrolment[]): DemoEnrolment[] {
  return enrolments.filter(
    (one) => one.training === training && one.attendance.includes(true) && one.student.email !== 'student@atelier.test',
  )
}

function review(enrolment: DemoEnrolment, rating: number, random: Random, next: Turns): DemoReview {
  const { student, training } = enrolment
  const language = student.language_name
  const written = writtenOn(training, random)
  const isAnswered = rating <= 3 || random.fraction() < 0.3
  const answers = rating <= 3 ? apologies : replies
  const replied = isAnswered ? Math.min(written + random.between(0.2, 3), -0.05) : null
  return {
    enrolment,
    ...ratings(rating, random),
    text: rating === 2 ? unhappy[language] : textOf(enrolment, rating as 3 | 4 | 5, next),
    status: 'PUBLISHED',
    reply: isAnswered ? next(answers[language]) : null,
    written,
    replied,
  }
}

function writtenOn(training: DemoTraining, random: Random): number {
  return Math.min(lastDay(training) + 1 + random.between(0.6, 8), -0.1 - random.fraction())
}

/** The parts of a rating lie about the whole; the artist is rarely to blame for the room. */
function ratings(rating: number, random: Random) {
  const near = (least: number, most: number) => Math.min(5, Math.max(1, rating + random.whole(least, most)))
  return { rating, content_rating: near(0, 1), artist_rating: near(0, 1), organisation_rating: near(-1, 0) }
}

function textOf({ student, training }: DemoEnrolment, rating: 3 | 4 | 5, next: Turns): string {
  const language = student.language_name
  const parts = [next(openings[language][rating]), next(memories[language][fieldOf[training.course.technique]])]
  return (rating === 5 ? [...parts, next(endings[language])] : parts).join(' ')
}

/** Fair, and not content. */
const unhappy = {
  pl: 'Wiedzy prowadzącej nie mam nic do zarzucenia, ale przy pięciu osobach i jednym laserze każda z nas pracowała może kwadrans. Dojechałam z daleka i liczyłam na więcej praktyki. Lunch i sala bez zarzutu.',
  'en-US':
    'The teacher knows her subject, but the interpreter came only on the second day and I missed half of the theory. The practice was good. For this price I had expected the language to be sorted out beforehand.',
}

type TakenDown = Pick<DemoReview, 'rating' | 'status' | 'text'> & { artist: string; starts: number }

const takenDown: readonly TakenDown[] = [
  {
    artist: 'Renata Wasilewska',
    starts: -236,
    rating: 5,
    status: 'REMOVED',
    text: 'Szkolenie super! A jeśli szukacie tanich pigmentów i igieł, zapraszam do mojej hurtowni, kod rabatowy wysyłam w wiadomości prywatnej.',
  },
  {
    artist: 'Sylwia Michalska',
    starts: -61,
    rating: 1,
    status: 'HIDDEN',
    text: 'Nie polecam. Najgorsza była współkursantka, której nazwisko i numer telefonu chętnie podam każdemu, kto zapyta.',
  },
  {
    artist: 'Amara Okafor',
    starts: -84,
    rating: 1,
    status: 'HIDDEN',
    text: 'People from where she comes from should not be teaching here at all. I did not even listen.',
  },
  {
    artist: 'Tomasz Borkowski',
    starts: -69,
    rating: 1,
    status: 'REMOVED',
    text: 'Sama wyszłam po godzinie, ale koleżanka mówiła, że szkolenie było okropne i nic nie zapamiętała.',
  },
]

/** By an attendee who has written no other. */
function takenDownReview(
  { artist, starts, rating, status, text }: TakenDown,
  trainings: DemoTraining[],
  enrolments: DemoEnrolment[],
  random: Random,
): DemoReview {
  const training = trainings.find((one) => one.artist === artist && one.starts === starts) as DemoTraining
  const enrolment = attendeesOf(training, enrolments)[training.ratings.length] as DemoEnrolment
  const written = writtenOn(training, random)
  return { enrolment, ...ratings(rating, random), text, status, reply: null, written, replied: null }
}

type Turns = ReturnType<typeof turns>

/** Takes each sentence of a list in its turn, so that none comes again before all the others were used. */
function turns() {
  const taken = new Map<readonly string[], number>()
  return (sentences: readonly string[]): string => {
    const turn = taken.get(sentences) ?? 0
    taken.set(sentences, turn + 1)
    return sentences[turn % sentences.length] as string
  }
}
