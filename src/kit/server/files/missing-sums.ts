import type { Portal } from '#kit/server/http/context.ts'
import { variantsOf } from './files.ts'
import { nameOf } from './stored-files.ts'
import { sumOfStream } from './sums.ts'

/** In one run: a few seconds of reading. */
const atOnce = 200

/** Works out the sums of files that were stored before there were any. What is missing then has none, and is reported when it is read. */
export async function fillMissingSums({ db, storage }: Pick<Portal, 'db' | 'storage'>): Promise<void> {
  const files = await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'purpose', 'width'])
    .where('sums', '=', '{}' as never)
    .orderBy('id')
    .limit(atOnce)
    .execute()
  for (const file of files) {
    const sums: Record<string, string> = {}
    for (const variant of variantsOf(file)) {
      const stored = await storage.open(nameOf(file.storage_key, variant))
      sums[variant] = stored ? (await sumOfStream(stored.stream)).sha256 : ''
    }
    await db.updateTable('files').set({ sums }).where('id', '=', file.id).execute()
  }
}
