import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import type { Academy } from '#testing/academy.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { insertManyStudents } from '#testing/make/many/make-many-students.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the queue among very many reports, most of them decided long ago. */

type Query = Input<typeof abuseReports.list>

const count = 20_000
let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const filters: Query[] = [{}, { stage: 'WAITING' }, { stage: 'CLOSED' }, { reason: 'HATE' }, { artistId: 1 }]

test.each([undefined, 'age', 'state_changed_at', 'reported_at', 'reason', 'state', 'status'] as const)(
  'by %s, with each filter, both ways',
  async (sortBy) => {
    // The total is counted of an index; the rows of the page alone are taken.
    const pages = { filters: sortBy ? [{}] : filters, sortBy, table: 'abuse_reports', most: 2000 }
    expect(await slowPages(filled, abuseReports.list, pages)).toEqual([])
  },
)

/** Reviews of one training, each with a report; one in a hundred waits. */
async function insertMany({ db }: Academy) {
  const artist = await db.selectFrom('pro_artists').select('id').orderBy('id').executeTakeFirstOrThrow()
  const training = await insertTraining(db, artist.id, { state: 'COMPLETED', seats_max: count })
  const tables = ['users', 'students', 'participants', 'reviews', 'abuse_reports']
  await db.transaction().execute((tx) =>
    bulkFill(tx, tables, [], async () => {
      await insertManyStudents(tx, count)
      await sql`
        insert into participants (training_id, student_id, status, outcome, registered_at)
        select ${training}::int, id, 'CONFIRMED', 'PASS', now() from students where email like 'many-%'
      `.execute(tx)
      await sql`
        insert into reviews (
          training_id, participant_id, rating, content_rating, artist_rating, organisation_rating, text, status, created_at
        )
        select training_id, participants.id, 3, 3, 3, 3, 'Dwadzieścia znaków i kilka.', 'PUBLISHED', now()
        from participants join students on students.id = student_id where email like 'many-%'
      `.execute(tx)
      await sql`
        insert into abuse_reports (
          review_id, version, pro_artist_id, reason, explanation, state, reported_at, state_changed_at, note, decided_at
        )
        select
          id, 1, artist_id, case when id % 50 = 0 then 'HATE' else 'OTHER' end, 'x',
          case when id % 100 = 0 then 'TO_DECIDE' else 'DISMISSED' end, now() - id * interval '1 minute',
          now() - id * interval '1 minute', case when id % 100 <> 0 then 'x' end, case when id % 100 <> 0 then now() end
        from reviews where text = 'Dwadzieścia znaków i kilka.'
      `.execute(tx)
    }),
  )
  await vacuum(db, 'abuse_reports', 'reviews')
}
