import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import type { Academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds who waits for the office among very many who signed up: by its indexes. */

let filled: FilledAcademy
let trainingId: number
let studentId: number
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  const { db } = filled
  const of = (column: 'training_id' | 'student_id') =>
    db
      .selectFrom('sign_ups')
      .select(column)
      .where(column, 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  trainingId = (await of('training_id')).training_id as number
  studentId = (await of('student_id')).student_id as number
  return filled.close
}, 120_000)

test.each([undefined, 'age', 'state_changed_at', 'asked_at'] as const)(
  'by %s, with each filter, both ways',
  async (sortBy) => {
    const filters: Input<typeof signUps.list>[] = [
      ...[
        {},
        { stage: 'WAITING' },
        { stage: 'CLOSED' },
        { trainingId },
        { trainingId, stage: 'WAITING' },
        { studentId },
      ],
      { filter: 'klara c4ca' },
    ] as const
    expect(await slowPages(filled, signUps.list, { filters, sortBy, table: 'sign_ups', most: 3000 })).toEqual([])
  },
)

test('of an artist’s own trainings, both ways', async () => {
  const artist = await filled.portal.visitor('artist')
  const own = await filled.db
    .selectFrom('trainings')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select('trainings.id')
    .where('email', '=', cast.artist.email)
    .executeTakeFirstOrThrow()
  const pages = { filters: [{}, { stage: 'WAITING' }, { trainingId: own.id }], table: 'sign_ups', most: 3000 } as const
  for (const sortBy of [undefined, 'asked_at'] as const)
    expect(await slowPages({ portal: filled.portal, office: artist }, signUps.list, { ...pages, sortBy })).toEqual([])
})

/** Thirty thousand of all states, one in fifty of which waits, for all trainings of the demo and of a thousand students. */
async function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('n')
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['sign_ups'], ['sign_ups'], async () => {
      await sql`
        insert into sign_ups (
          key, training_id, first_name, last_name, email, phone, language_name, state, asked_at, proven_at, state_changed_at,
          student_id, refusal
        )
        select gen_random_uuid(), trainings.id, 'Klara', md5(n::text), 'klara-' || n || '@poczta.example', '+48601234567', 'pl', made.state,
          requested_at, case when made.state <> 'UNPROVEN' then requested_at end, requested_at + ${chance(3)} * interval '5 days',
          case when made.state = 'SEATED' then (select min(id) from students) + n % 100 end,
          case when made.state = 'REFUSED' then 'Nie.' end
        from (
          select n, now() - ${chance(1)} * interval '2 years' as requested_at,
            case when n % 50 = 0 then 'WAITING' else ${one('SEATED,SEATED,WAITLISTED,REFUSED,WITHDRAWN,LAPSED,UNPROVEN', 2)} end as state
          from generate_series(1, 30000) n
        ) made ${joinDrawn('trainings', 'trainings', chance(4))}
      `.execute(tx)
    }),
  )
  await vacuum(db, 'sign_ups')
}
