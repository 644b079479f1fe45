import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { searchKind } from '#office/duplicates/server/search/search.steps.ts'
import { insertNamedStudents } from '#testing/make/many/make-many-students.ts'
import type { Figure } from './figures.ts'
import type { World } from './world.ts'

const people = 100_000
const most = 30

/**
 * How long it takes to compare very many people with one another: for the first time, and on the nights after it. Students, whose names and
 * phones are made as people have them.
 */
export async function measureDuplicates({ connection }: Pick<World, 'connection'>): Promise<Figure[]> {
  const db = openDatabase(openPool(connection))
  try {
    const { known } = await db
      .selectFrom('students')
      .select(({ fn }) => fn.countAll<number>().as('known'))
      .executeTakeFirstOrThrow()
    // They stay for the next run.
    if (known < people) await insertNamedStudents(db, people, 1)
    const compare = async () => {
      const start = performance.now()
      await searchKind({ db, clock: () => new Date() }, 'STUDENTS')
      return (performance.now() - start) / 1000
    }
    const first = await compare()
    const next = await compare()
    return [
      {
        name: `Comparing ${people.toLocaleString('en')} people with one another`,
        wanted: `≤ ${most} s`,
        measured: `${first.toFixed(1)} s`,
        detail: `${next.toFixed(1)} s the next night`,
        isMet: first <= most,
      },
    ]
  } finally {
    await db.destroy()
  }
}
