import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { students } from '#people/students/contract/students.ts'
import { academyForTest } from '#testing/academy.ts'
import { canFillDisk, runOnSmallDisk } from '#testing/faults/full-disk.ts'

const words = { pl: 'Rabat', 'en-US': 'Discount' }
const draft = { name: words, description: words, category: 'DISCOUNT', is_active: true } as const

test('no space for the database: 507, in both languages, and nothing of the change is stored', async () => {
  const world = await academyForTest()
  await sql`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$
  `.execute(world.db)
  await sql`create trigger no_room after insert on benefits execute function no_room()`.execute(world.db)
  const { visitor } = await world.person('administrator', 'en-US')
  const before = (await visitor.send(benefits.list, {})).meta.total
  expect(await world.as.office.call(benefits.create, draft)).toMatchObject({
    status: 507,
    body: { code: 'storage_full', message: expect.stringMatching(/^Na serwerze zabrakło miejsca/) },
  })
  expect((await visitor.call(benefits.create, draft)).body).toMatchObject({
    message: expect.stringMatching(/^The server is out of space/),
  })
  expect((await visitor.send(benefits.list, {})).meta.total).toBe(before)
})

test('an export that fails before its first row is a readable error, and no packed or named file', async () => {
  const world = await academyForTest()
  // Its rows go by way of a file in this folder.
  const folder = join(world.config.dataDir, 'tmp')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, '')
  const cookie = `atelier_session=${world.as.office.cookies.get('atelier_session')}`
  const { headers, body } = await world.app.inject({
    url: students.export.path,
    headers: { cookie, 'accept-encoding': 'gzip' },
  })
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
  for (const name of ['content-encoding', 'content-disposition']) expect(headers).not.toHaveProperty(name)
})

// A real disk that is full; where the system gives nobody a disk of their own, the error alone is tested above.
test.runIf(canFillDisk).each([
  ['while the file arrives', 'large'],
  ['while its sizes are made', 'picture'],
])('no space on the disk %s: the error names it, not an unreadable picture, and nothing is left', async (_, kind) => {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = `
    import { readFile, writeFile, readdir } from 'node:fs/promises'
    import { beginUpload } from '#kit/server/http/files/upload.ts'
    import { openStorage } from '#kit/server/files/open-storage.ts'
    import { stageFile } from '#kit/server/files/staging.ts'
    const dataDir = ${JSON.stringify(folder)}
    const storage = openStorage({ dataDir, filesUrl: null, filesFromUrl: null })
    const upload = await beginUpload({ dataDir, storage })
    const path = upload.newPath()
    let code = 'none'
    try {
      if (${kind === 'large'}) await writeFile(path, Buffer.alloc(8e6))
      else {
        const picture = await readFile('src/testing/images/photo.jpg')
        await writeFile(path, picture)
        await writeFile(${JSON.stringify(join(folder, 'others'))}, Buffer.alloc(8e6)).catch(() => {})
        await stageFile(upload, 'avatar', { path, bytes: picture.length, name: 'photo.jpg' })
      }
    } catch (error) { code = error.code }
    await upload.settle({ committed: false })
    console.log(JSON.stringify([code, await readdir(${JSON.stringify(join(folder, 'tmp'))})]))`
  expect(JSON.parse(await runOnSmallDisk(folder, 4, program))).toEqual(['ENOSPC', []])
})
