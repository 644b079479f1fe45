import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import type { Input } from '#contract/kit/endpoint.ts'
import { bulkFill } from '#demo/bulk-fill.ts'
import type { Academy } from '#testing/academy.ts'
import { insertTraining } from '#testing/make-trainings.ts'
import { type FilledAcademy, filledAcademy, rowsTaken } from '#testing/plans.ts'

/* How the database finds a page of the queue among very many reports, most of them decided long ago. */

type Query = Input<typeof abuseReports.list>

const count = 20_000
let portal: FilledAcademy['portal']
let office: FilledAcademy['office']
beforeAll(async () => {
  const filled = await filledAcademy(insertMany)
  ;({ portal, office } = filled)
  return filled.close
}, 120_000)

const filters: Query[] = [{}, { stage: 'WAITING' }, { stage: 'CLOSED' }, { reason: 'HATE' }, { artistId: 1 }]

test.each([undefined, 'age', 'state_changed_at', 'reported_at', 'reason', 'state', 'status'] as const)(
  'by %s, with each filter, both ways',
  async (sortBy) => {
    const slow: string[] = []
    for (const query of sortBy ? [{}] : filters)
      for (const descending of [0, 1] as const) {
        const page = { ...query, sortBy, descending, itemsPerPage: 25 }
        const plan = await portal.planOf(() => office.send(abuseReports.list, page))
        const taken = rowsTaken(plan, 'abuse_reports')
        // The total is counted of an index; the rows of the page alone are taken.
        if (taken > 2000) slow.push(`${JSON.stringify(page)} took ${taken} rows`)
      }
    expect(slow).toEqual([])
  },
)

/** Reviews of one training, each with a report; one in a hundred waits. */
async function insertMany({ db }: Academy) {
  const artist = await db.selectFrom('pro_artists').select('id').orderBy('id').executeTakeFirstOrThrow()
  const training = await insertTraining(db, artist.id, { state: 'COMPLETED', seats_max: count })
  const tables = ['users', 'students', 'participants', 'reviews', 'abuse_reports']
  await db.transaction().execute((tx) =>
    bulkFill(tx, tables, [], async () => {
      await sql`
        insert into users (first_name, last_name, email, language_name)
        select 'Anna', 'Nowak', 'many-' || n || '@example.com', 'pl' from generate_series(1, ${count}::int) n
      `.execute(tx)
      await sql`
        insert into students (user_id, first_name, last_name, email, language_name, created_at)
        select id, first_name, last_name, email, 'pl', now() from users where email like 'many-%'
      `.execute(tx)
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
  await sql`vacuum analyze abuse_reports, reviews`.execute(db)
}
