import { asJson, changesBetween } from '#kit/server/revisions/revisions.ts'
import { type TrainingState, trainingSteps } from '#teaching/trainings/contract/trainings.flow.ts'
import type { TrainingEvent } from '#teaching/trainings/contract/trainings.ts'
import type { Verified } from '#teaching/trainings/server/trainings.queries.ts'
import { wallClockOf } from '#teaching/trainings/server/wall-clock.ts'
import type { DemoTraining } from '../records/demo-trainings.ts'
import { officeIdOf } from '../seed/seed-accounts.ts'
import type { World } from '../seed/seed-world.ts'

/** How a training came to its state. */
const ways: Record<TrainingState, TrainingEvent['event'][]> = {
  DRAFT: ['created'],
  PENDING_VERIFICATION: ['created', 'submit'],
  ACCEPTED: ['created', 'submit', 'accept'],
  REJECTED: ['created', 'submit', 'reject'],
  PUBLISHED: ['created', 'submit', 'accept', 'publish'],
  UNPUBLISHED: ['created', 'submit', 'accept', 'publish', 'unpublish'],
  COMPLETED: ['created', 'submit', 'accept', 'publish', 'complete'],
  CANCELLED: ['created', 'submit', 'accept', 'publish', 'cancel'],
}
/** Of one that was verified, and edited since. */
const editedWay: TrainingEvent['event'][] = ['created', 'submit', 'accept', 'updated']

const byOffice: TrainingEvent['event'][] = ['accept', 'reject']
const day = 86_400_000

/** The history of each training, and the snapshot that the office approved. */
export async function enterTrainingHistory(world: World, trainingIds: Map<DemoTraining, number>): Promise<void> {
  const { db } = world
  const snapshots = await readSnapshots(world)
  for (const [training, id] of trainingIds) {
    const { snapshot, user_id, created_at, state_changed_at } = snapshots.get(id) as Snapshot
    const way = training.isEdited ? editedWay : ways[training.state]
    const verified = training.isEdited ? asItWas(snapshot) : snapshot
    if (way.includes('accept')) await db.updateTable('trainings').set({ verified }).where('id', '=', id).execute()
    const begun = Date.parse(created_at)
    const between = Math.min(day, (Date.parse(state_changed_at) - begun) / way.length)
    const last = way.length - 1
    const rows = way.map((event, place) => ({
      training_id: id,
      event,
      from_state: place === 0 ? null : stateAfter(way[place - 1]),
      to_state: place === last ? training.state : stateAfter(event),
      user_id: byOffice.includes(event) ? officeIdOf(world.userIds) : user_id,
      comment: place === last ? (training.reason ?? null) : null,
      changes: asJson(event === 'updated' ? changesBetween(verified, snapshot) : []),
      at: place === last ? state_changed_at : new Date(begun + place * between),
    }))
    await db.insertInto('training_history').values(rows).execute()
  }
}

type Snapshot = { snapshot: Verified; user_id: number | null; created_at: string; state_changed_at: string }

async function readSnapshots({ db }: World): Promise<Map<number, Snapshot>> {
  const sessions = await db.selectFrom('training_sessions').selectAll().orderBy('starts_at').execute()
  const trainings = await db
    .selectFrom('trainings')
    .leftJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select([
      'trainings.id',
      'title',
      'trainings.technique',
      'trainings.language',
      'kind',
      'time_zone',
      'venue',
      'seats_max',
      'price_amount',
      'user_id',
    ])
    .select(['trainings.created_at', 'trainings.state_changed_at'])
    .execute()
  return new Map(
    trainings.map(({ id, user_id, created_at, state_changed_at, price_amount: amount, ...rest }) => {
      const own = sessions.filter(({ training_id }) => training_id === id)
      const snapshot: Verified = {
        ...rest,
        price: { amount, currency: 'PLN' },
        sessions: own.map((session) => wallClockOf(session, rest.time_zone)),
      }
      return [id, { snapshot, user_id, created_at, state_changed_at }]
    }),
  )
}

/** Cheaper, and a week earlier. */
function asItWas(snapshot: Verified): Verified {
  return {
    ...snapshot,
    price: { ...snapshot.price, amount: snapshot.price.amount - 20_000 },
    sessions: snapshot.sessions.map((session) => ({
      ...session,
      day: new Date(Date.parse(session.day) - 7 * day).toISOString().slice(0, 10),
    })),
  }
}

function stateAfter(event: TrainingEvent['event'] | undefined): TrainingState {
  return event && event in trainingSteps ? trainingSteps[event as keyof typeof trainingSteps].to : 'DRAFT'
}
