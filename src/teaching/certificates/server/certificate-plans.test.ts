import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { certificateSortable, certificates } from '#teaching/certificates/contract/certificates.ts'
import type { Academy } from '#testing/academy.ts'
import { chanceFrom } from '#testing/fixtures/chance.ts'
import { insertManyStudents } from '#testing/make/many/make-many-students.ts'
import { type FilledAcademy, filledAcademy, slowPages } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'

/* How the database finds a page of the certificates when there are very many: by its indexes, and without counting them all. */

type Query = Input<typeof certificates.list>

const count = 40_000
let filled: FilledAcademy
beforeAll(async () => {
  filled = await filledAcademy(insertMany)
  return filled.close
}, 120_000)

const filters: Query[] = [
  {},
  { state: 'VALID' },
  { state: 'REVOKED' },
  { technique: 'SCALP' },
  { studentId: 7 },
  { filter: 'kowal4711' },
]

test.each([undefined, ...certificateSortable])('by %s, with each filter, both ways', async (sortBy) => {
  const pages = { filters, sortBy, table: 'certificates', mayScan: true }
  expect(await slowPages(filled, certificates.list, pages)).toEqual([])
})

/** Of so many students one each, nothing of it following from anything else. */
async function insertMany({ db }: Academy): Promise<void> {
  const { chance, one } = chanceFrom('students.id')
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['users', 'students', 'certificates'], ['users', 'students'], async () => {
      await insertManyStudents(tx, count)
      await sql`
        insert into certificates (
          number, student_id, language, holder, title, artist, technique, first_day, last_day, minutes, issued_at, revoked_at,
          revocation_reason
        )
        select 'AT-2026-' || upper(overlay(lpad(to_hex(students.id), 8, '0') placing '-' from 5 for 0)), students.id, 'pl',
          last_name || ' ' || first_name, 'Szkolenie ' || floor(${chance(1)} * 2000), 'Artystka ' || floor(${chance(2)} * 2000),
          ${one('SCALP,LIPS,EYELINER,AREOLA,REMOVAL', 3)}, held, held, 180, held,
          case when ${chance(4)} < 0.02 then now() end, case when ${chance(4)} < 0.02 then 'Literówka.' end
        from students, lateral (select (date '2024-01-01' + floor(${chance(5)} * 700)::integer) as held) day
        where email like 'many-%'
      `.execute(tx)
    }),
  )
  await vacuum(db, 'certificates')
}
