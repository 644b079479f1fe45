import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { nameOf } from '#kit/server/files/stored-files.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { PerceptualHashes } from '#kit/server/pictures/perceptual-hash.ts'
import { runInChildProcess } from '#kit/server/processes/child-process.ts'

/** In one run: a few seconds of work, after which others have their turn. */
const atOnce = 200

/** Works out how pictures look where their sides are cut, for those stored before that was compared. */
export async function fillMissingLooks({ db, storage }: Portal): Promise<void> {
  const images = await db
    .selectFrom('portfolio_images')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['portfolio_images.id', 'storage_key'])
    .where('look', 'is not', null)
    .where('crops', 'is', null)
    .orderBy('portfolio_images.id')
    .limit(atOnce)
    .execute()
  if (images.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'atelier-looks-'))
  try {
    const paths: string[] = []
    for (const { id, storage_key } of images) {
      const path = join(folder, String(id))
      const file = await storage.open(nameOf(storage_key, 'small'))
      if (file) await writeFile(path, file.stream)
      paths.push(path)
    }
    const program = new URL('../../../kit/server/pictures/perceptual-hash-process.ts', import.meta.url)
    const looks = (await runInChildProcess<string[], (PerceptualHashes | null)[]>(program, paths, [])) ?? []
    // What cannot be read is not tried for ever.
    const crops = images.map((_, index) => JSON.stringify(looks[index]?.crops ?? []))
    await sql`
      update portfolio_images set crops = array(select jsonb_array_elements_text(worked_out.crops)::bit(64))
      from unnest(${images.map(({ id }) => id)}::integer[], ${crops}::jsonb[]) worked_out (id, crops)
      where portfolio_images.id = worked_out.id
    `.execute(db)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
