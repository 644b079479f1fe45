import { type Random, randomOf } from './demo-random.ts'
import type { DemoStudent } from './demo-students.ts'
import { type DemoTraining, demoTrainings } from './demo-trainings.ts'

/** A student at a training. Times are days from today, so that the same people meet whenever the academy is made. */
export type DemoEnrolment = {
  training: DemoTraining
  student: DemoStudent
  registered: number
  status: 'REGISTERED' | 'CONFIRMED' | 'CANCELLED'
  outcome: 'PASS' | 'FAIL' | 'NO_SHOW' | 'NONE'
  /** Present, session by session, as far as it is recorded. */
  attendance: boolean[]
}

/**
 * Who takes part in which training. The demo's own student attends the trainings of the demo's own artist that are held
 * in English.
 */
export function demoEnrolments(students: DemoStudent[]): DemoEnrolment[] {
  const [own, ...others] = students as [DemoStudent, ...DemoStudent[]]
  const random = randomOf(20_000)
  const enrolled: DemoEnrolment[] = []
  const inOrder = demoTrainings.toSorted((one, other) => one.starts - other.starts)
  for (const training of inOrder.filter(({ taken }) => taken > 0)) {
    const isOwn = training.artist === 'Maja Żurawska' && training.language === 'en'
    const free = others.filter((student) => isFree(student, training, enrolled))
    // One more than took part had registered for some trainings, and withdrew.
    const withdrawn = training.state === 'COMPLETED' && random.fraction() < 0.3 ? 1 : 0
    const guests = draw(free, training.taken - (isOwn ? 1 : 0) + withdrawn, random)
    const attending = [...guests.slice(withdrawn), ...(isOwn ? [own] : [])]
    enrolled.push(...attending.map((student, place) => enrolment(training, student, place, student === own, random)))
    enrolled.push(...guests.slice(0, withdrawn).map((student) => cancelled(training, student, random)))
  }
  return enrolled
}

export function lastDay({ starts, course }: DemoTraining): number {
  return starts + Math.max(...course.sessions.map(([day]) => day))
}

function isFree(student: DemoStudent, training: DemoTraining, enrolled: DemoEnrolment[]): boolean {
  const speaks = student.language_name === 'pl' ? 'pl' : 'en'
  const isWelcome = student.status === 'ACTIVE' || training.starts < -60
  const isBusy = enrolled.some(
    (other) =>
      other.student === student &&
      other.training.starts <= lastDay(training) &&
      lastDay(other.training) >= training.starts,
  )
  return speaks === training.language && isWelcome && !isBusy
}

function draw<Item>(from: Item[], count: number, random: Random): Item[] {
  const rest = [...from]
  return Array.from({ length: count }, () => rest.splice(random.whole(0, rest.length - 1), 1)[0] as Item)
}

/** The first places belong to those who wrote a review: they came. Of the others somebody may have stayed away or failed. */
function enrolment(
  training: DemoTraining,
  student: DemoStudent,
  place: number,
  isOwn: boolean,
  random: Random,
): DemoEnrolment {
  const registered = registration(training, random)
  if (training.state === 'CANCELLED') return { ...cancelled(training, student, random), registered }
  if (training.state !== 'COMPLETED') {
    const isConfirmed = training.starts < 0 || isOwn || random.fraction() < 0.6
    const status = isConfirmed ? 'CONFIRMED' : 'REGISTERED'
    // Of what is over and not finished, half is recorded: the first session of the first four, one of whom stayed away.
    const attendance = training.starts < 0 && place < 4 ? [place !== 2] : []
    return { training, student, registered, status, outcome: 'NONE', attendance }
  }
  const chance = place < training.ratings.length || isOwn ? 1 : random.fraction()
  const outcome = chance < 0.14 ? 'NO_SHOW' : chance < 0.24 ? 'FAIL' : 'PASS'
  const attendance = training.course.sessions.map(
    (_, index) => outcome !== 'NO_SHOW' && !(outcome === 'FAIL' && index > 0),
  )
  return { training, student, registered, status: 'CONFIRMED', outcome, attendance }
}

function cancelled(training: DemoTraining, student: DemoStudent, random: Random): DemoEnrolment {
  const registered = registration(training, random)
  return { training, student, registered, status: 'CANCELLED', outcome: 'NONE', attendance: [] }
}

/** After the training was published and a few days before it starts, and never after today. */
function registration({ starts }: DemoTraining, random: Random): number {
  return Math.min(starts - 3, -0.5) - random.between(0, 9)
}
