import { sql } from 'kysely'
import { sessionIn } from '#kit/server/language/session-in.ts'
import type { Details, EventDetails } from '#kit/server/records/event-details.ts'
import { bilingualName, type RecordKind } from '#kit/server/records/record-kind.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { leaderOf, visibleTrainings } from './trainings.queries.ts'

const beginning = sql<string>`to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI')`

/** What there is a record of, and how it is named and chosen. */
export const trainingRecords: Record<string, RecordKind> = {
  training: {
    texts: ['trainings'],
    name: bilingualName('trainings', 'title'),
    ids: ['training_id'],
    choice: {
      calls: ['/api/trainings/{id}', '/api/student/seats/{training_id}'],
      rows: (ctx) => visibleTrainings(ctx).selectAll('trainings').select(leaderOf.as('artist')),
      name: (language) => sql`title ->> ${language}`,
      note: sql`artist`,
      search: sql`search`,
    },
  },
  session: {
    texts: [],
    name: ({ id }) => sql`(
      select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from training_sessions named where named.id = ${id}
    )`,
    ids: ['session_id', 'present_at', 'absent_at'],
    choice: {
      calls: ['/api/trainings/{id}/sessions/{session_id}'],
      rows: () => sql`
        select training_sessions.id, training_id as within_id, training_sessions.starts_at, time_zone
        from training_sessions join trainings on trainings.id = training_id
      `,
      name: () => beginning,
      search: beginning,
      isPart: true,
    },
  },
}

export const trainingDetails: EventDetails = {
  hidden: ['training', 'is_verified', 'is_rescheduled', 'former_price', 'move'],
  labels: { 'training.kind': 'trainings.kind' },
  values: {
    venue: (_, venue: NonNullable<Training['venue']>) => placeOf(venue),
    sessions: ({ t, language }, sessions: Training['sessions']) =>
      sessions.map((session) => t('trainings.when', sessionIn(language, session))),
  },
  shapes: {
    'training.repriced': ({ before, after, currency }) => ({
      before: { price: { amount: before, currency } },
      after: { price: { amount: after, currency } },
    }),
    'training.rescheduled': ({ training }) => {
      const { sessions, venue } = training as Details
      return { sessions, venue }
    },
  },
}
