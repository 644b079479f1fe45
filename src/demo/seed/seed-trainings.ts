import { fullName } from '#kit/contract/values/full-name.ts'
import { enterTrainingHistory } from '../history/seed-training-history.ts'
import { type DemoEnrolment, lastDay } from '../records/demo-enrolments.ts'
import { type Random, randomOf } from '../records/demo-random.ts'
import type { DemoSale } from '../records/demo-sales.ts'
import type { DemoStudent } from '../records/demo-students.ts'
import { type DemoTraining, demoTrainings } from '../records/demo-trainings.ts'
import type { EnteredArtist } from './seed-artists.ts'
import { at, price, type World, withIds } from './seed-world.ts'

type Given = World & { studentIds: Map<DemoStudent, number>; saleIds: Map<DemoSale, number> }

/** Enters the trainings with their sessions, and who took part; answers the participants' ids. */
export async function enterTrainings(given: Given): Promise<Map<DemoEnrolment, number>> {
  const { db } = given
  const rows = demoTrainings.map((training, index) => trainingRow(training, index, given))
  const trainingIds = withIds(demoTrainings, await db.insertInto('trainings').values(rows).returning('id').execute())
  const sessionIds = await enterSessions(given, trainingIds)
  await enterTrainingHistory(given, trainingIds)
  return enterParticipants(given, trainingIds, sessionIds)
}

/** The training's row in `trainings`, and the place of a session among the training's. */
type Session = { training: DemoTraining; starts_at: string; ends_at: string }

function trainingRow(training: DemoTraining, index: number, world: World) {
  const { course, language, state, reason } = training
  const artist = holderOf(training, world)
  const { form, city, country, first_name, last_name } = artist.person
  const isOnline = course.kind === 'ONLINE'
  const { created, changed } = steps(training, randomOf(80_000 + index))
  const name = form?.company_name ?? fullName({ first_name, last_name })
  return {
    pro_artist_id: artist.id,
    ...{ title: course.title, description: course.description, technique: course.technique, kind: course.kind },
    time_zone: timeZones[country] as string,
    venue: isOnline ? null : { name, address: form?.street ?? '', city, country },
    online_url: isOnline ? 'https://spotkania.example/atelier-kolor' : null,
    to_bring: isOnline ? null : toBring[language],
    language,
    seats_min: course.seats[0],
    seats_max: course.seats[1],
    ...price(course.price),
    state,
    rejection_reason: state === 'REJECTED' ? (reason as string) : null,
    cancel_reason: state === 'CANCELLED' ? (reason as string) : null,
    created_at: at(world, created),
    state_changed_at: at(world, changed),
  }
}

/** Days from today: written down some weeks before it starts, and moved on since. */
function steps(training: DemoTraining, random: Random) {
  const isPlanned = !['COMPLETED', 'PUBLISHED', 'CANCELLED'].includes(training.state)
  const created = Math.min(isPlanned ? -4 : -12, training.starts - 16) - random.between(0, 6)
  if (training.state === 'DRAFT') return { created, changed: created }
  if (training.state === 'COMPLETED')
    return { created, changed: Math.min(lastDay(training) + 1 + random.between(0.1, 0.5), -0.1) }
  if (training.state === 'CANCELLED') return { created, changed: -0.2 }
  return { created, changed: created + random.between(0.5, isPlanned ? 3.5 : 2) }
}

const toBring = {
  pl: 'Wygodny strój, okulary do pracy z bliska i zdjęcia swoich dwóch ostatnich prac. Materiały i lunch są na miejscu.',
  en: 'Comfortable clothes, glasses for close work, and photos of your last two works. Materials and lunch are provided.',
}

const timeZones: Record<string, string> = {
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  GB: 'Europe/London',
  PL: 'Europe/Warsaw',
  SK: 'Europe/Bratislava',
  UA: 'Europe/Kyiv',
}

function holderOf({ artist }: DemoTraining, { artists }: World): EnteredArtist {
  return artists.find(({ person }) => fullName(person) === artist) as EnteredArtist
}

async function enterSessions(world: World, trainingIds: Map<DemoTraining, number>): Promise<Map<Session, number>> {
  const sessions = demoTrainings.flatMap((training) => sessionsOf(training, world))
  const rows = sessions.map(({ training, starts_at, ends_at }) => ({
    training_id: trainingIds.get(training) as number,
    ...{ starts_at, ends_at },
  }))
  return withIds(sessions, await world.db.insertInto('training_sessions').values(rows).returning('id').execute())
}

/** By the clock on the wall of the place. */
function sessionsOf(training: DemoTraining, world: World): Session[] {
  const zone = timeZones[holderOf(training, world).person.country] as string
  const today = Temporal.Instant.fromEpochMilliseconds(world.now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  return training.course.sessions.map(([day, from, until]) => {
    const date = today.add({ days: training.starts + day })
    const hour = (plainTime: number) =>
      date
        .toZonedDateTime({ timeZone: zone, plainTime: { hour: plainTime } })
        .toInstant()
        .toString()
    return { training, starts_at: hour(from), ends_at: hour(until) }
  })
}

async function enterParticipants(
  given: Given,
  trainingIds: Map<DemoTraining, number>,
  sessionIds: Map<Session, number>,
) {
  const { db, life, studentIds, saleIds } = given
  const rows = life.enrolments.map((enrolment) => {
    const sale = life.paid.get(enrolment)
    const isCancelled = enrolment.status === 'CANCELLED'
    return {
      training_id: trainingIds.get(enrolment.training) as number,
      student_id: studentIds.get(enrolment.student) as number,
      // A student who withdrew has the entry back.
      student_package_id: sale && !isCancelled ? (saleIds.get(sale) as number) : null,
      ...{ status: enrolment.status, outcome: enrolment.outcome },
      registered_at: at(given, enrolment.registered),
      cancelled_at: isCancelled ? at(given, enrolment.registered / 2) : null,
    }
  })
  const created = await db.insertInto('participants').values(rows).returning('id').execute()
  const participantIds = withIds(life.enrolments, created)

  const sessions = [...sessionIds]
  const attendances = life.enrolments.flatMap((enrolment) => {
    const own = sessions.filter(([{ training }]) => training === enrolment.training)
    return enrolment.attendance.map((is_present, index) => ({
      participant_id: participantIds.get(enrolment) as number,
      training_session_id: (own[index] as [Session, number])[1],
      is_present,
    }))
  })
  await db.insertInto('attendances').values(attendances).execute()
  return participantIds
}
