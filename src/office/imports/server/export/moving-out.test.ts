import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../../../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

test('each table is declared as part of the whole export, as rebuilt or as in backups alone, with the reason', async () => {
  const stored = [...(await read('migrations/schema.sql')).matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name)
  const rows = (await read('docs/moving-out.md')).split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(listed.toSorted()).toEqual(stored.toSorted())
})
