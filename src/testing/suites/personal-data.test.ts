import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { personalDataPage } from '#testing/personal-data-page.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'

const declared = declaredBy(Object.values(features))

const howToWrite = '`npx vitest run --project api src/testing/suites/personal-data.test.ts --update` writes it:'

type Column = { table: string; name: string; type: string; is_derived: boolean }

test('every column of text, JSON or bytes is declared: about whom it is, or that it is about nobody', async () => {
  const database = await workerDatabase()
  const db = openDatabase(openPool(database.connection))
  try {
    const { rows: columns } = await sql<Column>`
      select relname as table, attname as name, format_type(atttypid, null) as type, attgenerated <> '' as is_derived
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      order by 1, 2
    `.execute(db)
    const undeclared = columns
      .filter(({ type, is_derived }) => !is_derived && /^(text|character|json|bytea|bit)/.test(type))
      .filter(({ table, name }) => !columnsIn(table).includes(name))
      .map(({ table, name }) => `${table}.${name}: say in the .personal-data.ts of its feature whose it is.`)
    expect(undeclared).toEqual([])
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`))
    const unknown = Object.keys(declared)
      .filter((table) => !table.includes('.'))
      .flatMap((table) => columnsIn(table).map((name) => `${table}.${name}`))
      .filter((column) => !known.has(column))
    expect(unknown).toEqual([])
    const bytes = columns.filter(({ table, type, name }) => type === 'bytea' && isExported(table, name))
    expect(bytes.map(({ table, name }) => `${table}.${name} is exported, and is nothing to read.`)).toEqual([])
  } finally {
    await db.destroy()
    await database.drop()
  }
})

test('docs/personal-data.md has what the code declares', async () => {
  await expect(personalDataPage(declared)).toMatchFileSnapshot('../../../docs/personal-data.md', howToWrite)
})

function columnsIn(table: string): string[] {
  const { about = [], mentions = [], notPersonal = [], secret = [] } = declared[table] ?? {}
  const ofRules = about.flatMap(({ deleted = [], blanked = {}, retained, ofOthers = [] }) => [
    ...deleted,
    ...Object.keys(blanked),
    ...(retained?.columns ?? []),
    ...ofOthers,
  ])
  return [...ofRules, ...mentions, ...notPersonal, ...secret]
}

/** Bytes that are exported as a file of their own. */
const asFiles = ['certificate_files.pdf']

function isExported(table: string, name: string): boolean {
  const { about = [], secret = [] } = declared[table] ?? {}
  return about.length > 0 && !secret.includes(name) && !asFiles.includes(`${table}.${name}`)
}
