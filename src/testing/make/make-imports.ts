import { strToU8, zipSync } from 'fflate'
import { expect } from 'vitest'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ImportKind } from '#office/imports/contract/import-kinds.ts'
import { type Import, imports } from '#office/imports/contract/imports.ts'
import type {} from '#office/imports/server/imports.queries.ts'
import type { Academy } from '#testing/academy.ts'

/** A table as a browser sends it. */
export function tableFile(content: string | Uint8Array, name = 'kursanci.csv'): File {
  return new File([content as string], name, { type: 'text/csv' })
}

/** A workbook, by the rows of the XML of its first sheet, of others by their names, and its properties. */
export function workbookOf(
  rows: string,
  others: Record<string, { rows: string; state?: 'hidden' }> = {},
  properties = '',
): Uint8Array {
  const sheets = [['A', { rows, state: 'visible' }] as const, ...Object.entries(others)]
  const parts = {
    '[Content_Types].xml':
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': `<workbook>${properties}<sheets>${sheets
      .map(([name, { state = 'visible' }], index) => `<sheet name="${name}" state="${state}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(([, sheet], index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${sheet.rows}</sheetData></worksheet>`,
      ]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

let count = 0

/** An import of one new student, as if it had come so far. */
export async function insertImport(
  db: Db,
  state: Import['state'],
  kind: ImportKind = 'STUDENTS',
): Promise<{ id: number }> {
  count += 1
  const email = `imported-${count}@example.com`
  const row = await db
    .insertInto('imports')
    .values({
      kind,
      file_name: `kursanci-${count}.csv`,
      headings: ['e-mail', 'imię', 'nazwisko'],
      columns: JSON.stringify([
        { field: 'email', column: 0 },
        { field: 'first_name', column: 1 },
        { field: 'last_name', column: 2 },
      ]) as never,
      state,
      user_id: null,
      created_at: new Date(),
      finished_at: state === 'DONE' ? new Date() : null,
      rows_total: 1,
      rows_create: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_rows')
    .values({
      import_id: row.id,
      line: 2,
      cells: [email, 'Nina', 'Lis'],
      outcome: 'CREATE',
      changes: JSON.stringify([{ field: 'email', before: null, after: email }]) as never,
      problems: JSON.stringify([]) as never,
      subject_id: null,
      undo: null,
      kept: JSON.stringify([]) as never,
    })
    .execute()
  return row
}

type Known = { id: number; revision: number }

type World = Pick<Academy, 'db' | 'untilNotified'> & { as: Pick<Academy['as'], 'office'> }

/** What the office of an academy does with files; its tasks have to be under way (`doTasks`). */
export function importing(world: () => World) {
  const office = () => world().as.office
  async function settled(id: number) {
    const get = async () => (await office().send(imports.get, { id })).data
    await expect.poll(async () => (await get()).state, { timeout: 40_000 }).not.toMatch(/ING$/)
    return get()
  }
  return {
    draftOf: async (kind: ImportKind, content: string | Uint8Array, archive: File | null = null) =>
      (await office().send(imports.create, { kind, file: tableFile(content), archive })).data,
    rowsOf: async (id: number) => (await office().send(imports.rows, { id })).data,
    run: async ({ id, revision }: Known) => {
      await office().send(imports.start, { id, revision })
      return settled(id)
    },
    undo: async ({ id, revision }: Known) => {
      await office().send(imports.undo, { id, revision })
      return settled(id)
    },
    /** Neither a mail nor a bell for anybody. */
    quietly: async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
      const count = async () => {
        const { db } = world()
        const mails = await db.selectFrom('mails').select('id').execute()
        const bells = await db.selectFrom('notifications').select('id').execute()
        return { mails: mails.length, bells: bells.length }
      }
      const before = await count()
      const answer = await act()
      await world().untilNotified()
      expect(await count()).toEqual(before)
      return answer
    },
  }
}
export type Archived = Record<string, Uint8Array>

/** A ZIP as a browser sends it. Names are bytes as they are in it, where a program wrote them in another encoding than UTF-8. */
export function archiveFile(files: Archived, name = 'zdjecia.zip'): File {
  return zipFile(zipSync(files, { level: 0, mtime: '2024-05-06T12:00:00' }), name)
}

export function zipFile(bytes: Uint8Array, name = 'zdjecia.zip'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/zip' })
}

/** Changes what an archive declares of a file, both before it and in the directory. */
export function patched(
  zip: Uint8Array,
  change: (header: Buffer, at: { flags: number; method: number; sum: number; name: number }) => void,
): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4, 'latin1'))
    change(bytes.subarray(at), { flags: 6, method: 8, sum: 14, name: 30 })
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
    change(bytes.subarray(at), { flags: 8, method: 10, sum: 16, name: 46 })
  return bytes
}
