import { sql } from 'kysely'
import type { Purpose } from '#kit/contract/values/files.ts'
import type { Source } from '../sources.ts'
import { type Reading, rowsIn } from './stored-rows.ts'

type Described = {
  id: number
  purpose: Purpose
  original_name: string
  mime: string
  width: number | null
  sums: Record<string, string>
}
type StoredFile = Described & { storage_key: string; name: string }

/** The files of a person, with where their bytes are and what they are called in the ZIP. */
export async function* filesIn(reading: Reading, source: Source): AsyncGenerator<StoredFile> {
  for await (const rows of rowsIn(reading, source)) {
    const files = rows as Described[]
    const keys = await sql<{ id: number; storage_key: string }>`
      select id, storage_key from files where id = any(${files.map(({ id }) => id)})
    `.execute(reading.db)
    const keyOf = new Map(keys.rows.map(({ id, storage_key }) => [id, storage_key]))
    for (const file of files) yield { ...file, storage_key: keyOf.get(file.id) as string, name: fileName(file) }
  }
}

const extensions: Record<string, string> = { 'image/webp': '.webp', 'application/pdf': '.pdf', 'text/csv': '.csv' }
const longestName = 60

/** By its purpose, its number and the name that it was uploaded by: letters that every system can write, without folders and ends of its own. */
export function fileName({
  id,
  purpose,
  original_name,
  mime,
}: Pick<Described, 'id' | 'purpose' | 'original_name' | 'mime'>): string {
  const plain = original_name
    .replace(/\.[^.]*$/, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-|-$/g, '')
  return `files/${purpose}/${id}${plain && `-${plain}`}${extensions[mime] ?? ''}`
}
