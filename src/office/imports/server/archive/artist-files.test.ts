import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { type Archived, archiveFile, importing, patched, tableFile, zipFile } from '#testing/make/make-imports.ts'

const image = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../../../testing/images/${name}`, import.meta.url)))
const [jpg, png, heic, webp, small, pdf, program] = (await Promise.all(
  ['photo.jpg', 'photo.png', 'telephone.heic', 'photo.webp', 'small.png', 'certificate.pdf', 'program.jpg'].map(image),
)) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})
const { rowsOf, run, undo, quietly } = importing(() => world)

const head = 'E-mail;Imię;Nazwisko;Telefon;Techniki;Zdjęcie;Zdjęcia;Certyfikaty;Polisa'
const line = (name: string, files: string) => `${name}@example.com;Ewa;Zdjęciowa;601 234 567;usta;${files}`

async function read(lines: string[], archive: File | null): Promise<ImportDetails> {
  const file = tableFile([head, ...lines].join('\n'))
  return (await world.as.office.send(imports.create, { kind: 'ARTISTS', file, archive })).data
}
const problemsOf = async ({ id }: ImportDetails) =>
  (await rowsOf(id)).map(({ outcome, problems }) => [outcome, ...problems.map(({ message }) => message)])
const sumsOf = ({ sums }: ImportDetails) => Object.fromEntries(sums.map(({ name, read }) => [name, read]))
const artistOf = async (name: string) =>
  world.db.selectFrom('pro_artists').selectAll().where('email', '=', `${name}@example.com`).executeTakeFirstOrThrow()

test('pictures and documents of a ZIP come in with their artists, once, and leave with the import', async () => {
  const { db, as } = world
  const files: Archived = {
    'zdjecia/Ewa/Portret.JPG': jpg,
    'zdjecia/Ewa/usta 1.heic': heic,
    'zdjecia/Ewa/usta 2.png': png,
    'zdjecia/Ewa/dyplom.pdf': pdf,
    'zdjecia/polisa.pdf': new Uint8Array([...pdf, 10]),
    'zdjecia/niczyje.png': small,
    '__MACOSX/zdjecia/Ewa/._Portret.JPG': new Uint8Array([1, 2]),
    'zdjecia/.DS_Store': new Uint8Array([1]),
  }
  const lines = [
    line('ewa.zip', 'portret;"ewa/USTA 1.heic; usta 2, zdjecia\\Ewa\\usta 2.png";dyplom.pdf;polisa.pdf (31.03.2099)'),
  ]
  const stored = async () => (await db.selectFrom('files').select('id').execute()).length
  const before = await stored()
  const draft = await read(lines, archiveFile(files))
  expect(draft).toMatchObject({
    ...{ rows_create: 1, rows_error: 0, files_total: 5, archive: { name: 'zdjecia.zip', files: 6, unnamed: 1 } },
  })
  expect(sumsOf(draft)).toEqual({ rows: 1, people: 1, photos: 1, works: 2, documents: 2 })
  const listed = (await as.office.send(imports.files, { id: draft.id })).data
  expect(listed).toEqual([{ id: expect.any(Number), path: 'zdjecia/niczyje.png', bytes: small.length, problem: null }])
  const changes = (await rowsOf(draft.id))[0]?.changes
  expect(changes).toContainEqual({
    field: 'pictures',
    before: null,
    after: ['zdjecia/Ewa/usta 1.heic', 'zdjecia/Ewa/usta 2.png'],
  })
  // The ZIP alone is stored: nobody has a picture yet.
  expect(await stored()).toBe(before + 1)

  const done = await quietly(() => run(draft))
  expect(done).toMatchObject({ state: 'DONE', rows_create: 1, files_done: 5 })
  expect(await stored()).toBe(before + 5)
  const ewa = await artistOf('ewa.zip')
  const { data } = await as.office.send(artists.get, { id: ewa.id })
  expect(data.avatar_url).toEqual(expect.any(String))
  expect(data.documents.map(({ kind, name, valid_until }) => [kind, name, valid_until])).toEqual([
    ['CERTIFICATE', 'dyplom.pdf', null],
    ['INSURANCE', 'polisa.pdf', '2099-03-31'],
  ])
  const works = await db
    .selectFrom('portfolio_items')
    .selectAll()
    .where('pro_artist_id', '=', ewa.id)
    .orderBy('position')
    .execute()
  expect(works).toHaveLength(2)
  expect(works[0]).toMatchObject({
    ...{ status: 'DRAFT', technique: 'LIPS', performed_on: '2024-05-06', health: null, consent_state: 'NOT_ASKED' },
    description: { pl: '', 'en-US': '' },
  })

  // The same file and ZIP again change nothing, and neither do the files as the portal stores them.
  expect(await read(lines, archiveFile(files))).toMatchObject({ rows_nothing: 1, rows_change: 0, files_total: 0 })

  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'UNDONE', rows_kept: 0, rows_failed: 0 })
  expect(await db.selectFrom('pro_artists').select('id').where('id', '=', ewa.id).execute()).toEqual([])
  // What remains is the ZIP of the second preview.
  expect(await stored()).toBe(before + 1)
})

test('an imported work is submitted by its artist alone, and not before it is described', async () => {
  const { db, as } = world
  const [own] = (await as.artist.send(portfolio.list, {})).data
  const known = await db
    .selectFrom('pro_artists')
    .select('email')
    .where('id', '=', own?.pro_artist_id ?? 0)
    .executeTakeFirstOrThrow()
  const draft = await read([`${known.email};;;;;;praca.jpg;;`], archiveFile({ 'praca.jpg': webp }))
  expect(draft).toMatchObject({ rows_change: 1 })
  await run(draft)
  const work = (await as.artist.send(portfolio.list, {})).data.at(-1)
  expect(work).toMatchObject({ status: 'DRAFT' })
  const { id, revision, technique, performed_on } = work as NonNullable<typeof work>
  expect(await as.office.call(portfolio.submit, { id, revision })).toMatchObject({ status: 404 })
  expect(await as.artist.call(portfolio.submit, { id, revision })).toMatchObject({
    body: { code: 'portfolio_wordless' },
  })
  const words = { title: { pl: 'Usta' }, description: { pl: 'Delikatny kontur.' }, health: 'NONE' as const }
  const edited = await as.artist.send(portfolio.update, { id, revision, technique, performed_on, ...words })
  expect((await as.artist.send(portfolio.submit, { id, revision: edited.data.revision })).data.status).toBe('PENDING')
})

test('what a known artist has stays; a new picture takes its place and gives it back, unless somebody has touched it since', async () => {
  const { db, as } = world
  await run(
    await read([line('zmiana.zip', 'a.jpg;b.png;c.pdf;')], archiveFile({ 'a.jpg': jpg, 'b.png': png, 'c.pdf': pdf })),
  )
  const before = await artistOf('zmiana.zip')
  const more = { 'a.png': small, 'b.png': png, 'd.webp': webp, 'c.pdf': pdf, 'd.pdf': new Uint8Array([...pdf, 10]) }
  const draft = await read([line('zmiana.zip', 'a.png;b.png, d.webp;c.pdf,d.pdf;')], archiveFile(more))
  expect(draft).toMatchObject({ rows_change: 1, files_total: 3 })
  const done = await run(draft)
  const between = await artistOf('zmiana.zip')
  expect(between.avatar_id).not.toBe(before.avatar_id)
  const { data } = await as.office.send(artists.get, { id: before.id })
  expect(data.history.map(({ event }) => event)).toContain('edited')
  const fresh = data.documents.find(({ name }) => name === 'd.pdf')
  await db
    .updateTable('pro_artist_documents')
    .set({ valid_until: '2099-01-01' })
    .where('id', '=', fresh?.id ?? 0)
    .execute()
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  expect((await rowsOf(done.id))[0]?.kept).toEqual([{ field: 'documents', reason: 'edited' }])
  expect((await artistOf('zmiana.zip')).avatar_id).toBe(before.avatar_id)
  const works = await db.selectFrom('portfolio_items').select('id').where('pro_artist_id', '=', before.id).execute()
  expect(works).toHaveLength(1)
  expect(
    await db.selectFrom('replaced_avatars').select('file_id').where('pro_artist_id', '=', before.id).execute(),
  ).toEqual([])
})

test('a new artist whose imported work was edited stays, with the work', async () => {
  const { db } = world
  const done = await run(await read([line('zostaje.zip', ';b.png;;')], archiveFile({ 'b.png': png })))
  const { id } = await artistOf('zostaje.zip')
  await db.updateTable('portfolio_items').set({ revision: 2 }).where('pro_artist_id', '=', id).execute()
  await undo(done)
  expect((await rowsOf(done.id))[0]).toMatchObject({ undo: 'KEPT', kept: [{ field: null, reason: 'used' }] })
  expect(await db.selectFrom('portfolio_items').select('id').where('pro_artist_id', '=', id).execute()).toHaveLength(1)
})

test('an invalid file is reported at its row, which is imported without it', async () => {
  const files: Archived = {
    'a/1.jpg': jpg,
    'b/1.jpg': png,
    'Zażółć gęślą.jpg': webp,
    'program.jpg': program,
    'pusty.jpg': new Uint8Array(),
    'duzy.jpg': new Uint8Array(16 * 1024 * 1024),
    'popsute.jpg': jpg.slice(0, 5000),
    '../../etc/wyzej.jpg': small,
  }
  const draft = await read(
    [
      line('bledy.zip', '1.jpg;brak.jpg, zazolc-gesla.jpg, program.jpg, pusty, duzy;wyzej.jpg;'),
      line('dekoder.zip', 'popsute.jpg;;;'),
      line('dwa.zip', 'a/1.jpg, b/1.jpg;b/1;;'),
    ],
    archiveFile(files),
  )
  expect(await problemsOf(draft)).toEqual([
    [
      'CREATE',
      'W pliku ZIP kilka plików nazywa się „1.jpg”: a/1.jpg, b/1.jpg. Podaj nazwę razem z folderem.',
      'W pliku ZIP nie ma „brak.jpg”. Popraw nazwę albo dodaj ten plik do ZIP-a.',
      'W pliku ZIP nie ma „zazolc-gesla.jpg”. Jest „Zażółć gęślą.jpg”: jeśli to ten plik, popraw nazwę.',
      expect.stringContaining('Plik „program.jpg” jest innego rodzaju.'),
      'Plik „pusty” jest pusty. Spakuj go jeszcze raz.',
      'Plik „duzy” jest za duży. Zmniejsz go do 15 MB.',
      'Plik „wyzej.jpg” ma w ZIP-ie niedozwoloną ścieżkę. Spakuj go jeszcze raz, bez „..” i skrótów.',
    ],
    ['CREATE'],
    ['CREATE', 'Zdjęcie profilowe jest jedno. Zostaw jedną nazwę; innych zdjęć tu nie dodamy.'],
  ])
  expect(sumsOf(draft)).toMatchObject({ files_missing: 8, photos: 1, works: 1 })
  const done = await run(draft)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 3 })
  expect((await problemsOf(done))[1]).toEqual([
    'CREATE',
    'Pliku „popsute.jpg” nie da się odczytać. Spakuj go jeszcze raz albo zapisz w innym formacie.',
  ])
  expect((await artistOf('dekoder.zip')).avatar_id).toBeNull()
  const { text } = await world.as.office.call(imports.export, { id: done.id })
  expect(text).toContain('W pliku ZIP nie ma „brak.jpg”')
})

describe('ZIPs of all systems', () => {
  const found = async (zip: Uint8Array, name: string) => {
    const draft = await read([line('systemy.zip', `;${name};;`)], zipFile(zip))
    return { works: sumsOf(draft).works, problems: (await problemsOf(draft))[0]?.slice(1), archive: draft.archive }
  }
  /** A name of one byte a letter, in place of one as long. */
  const named = (zip: Uint8Array, bytes: number[]) =>
    patched(zip, (header, { name, flags }) => {
      header.writeUInt16LE(0, flags)
      Buffer.from(bytes).copy(header, name)
    })
  const code = (text: string, letters: Record<string, number>) =>
    [...text].map((letter) => letters[letter] ?? letter.charCodeAt(0))
  const zip = (name: string) => zipSync({ [name]: png }, { level: 0 })

  test('names in code page 852 of a Polish Windows, with backslashes', async () => {
    const bytes = code('foto\\Żółw.png', { Ż: 0xbd, ó: 0xa2, ł: 0x88 })
    expect(await found(named(zip('foto/XXXw.png'), bytes), 'żółw.PNG')).toMatchObject({ works: 1, problems: [] })
  })
  test('names in code page 437', async () => {
    expect(await found(named(zip('XosX.png'), code('ñosé.png', { ñ: 0xa4, é: 0x82 })), 'ñosé')).toMatchObject({
      works: 1,
      problems: [],
    })
    // These letters could be Polish ones, too.
    expect(await found(named(zip('seXor.png'), code('señor.png', { ñ: 0xa4 })), 'señor')).toMatchObject({
      works: 1,
      problems: [],
    })
  })
  test('decomposed names of macOS without a mark for UTF-8', async () => {
    const name = 'Łoś.png'.normalize('NFD')
    const unmarked = patched(zip(name), (header, { flags }) => void header.writeUInt16LE(0, flags))
    expect(await found(unmarked, 'łoś.png')).toMatchObject({ works: 1, problems: [] })
  })
  test('encrypted files, and methods that nobody uses for pictures', async () => {
    const encrypted = patched(zip('a.png'), (header, { flags, sum }) => {
      header.writeUInt16LE(1, flags)
      // The key takes 12 bytes.
      header.writeUInt32LE(png.length - 12, sum + 8)
    })
    expect((await found(encrypted, 'a.png')).problems).toEqual([
      'Plik „a.png” jest zabezpieczony hasłem. Spakuj go bez hasła.',
    ])
    const packed = patched(zip('a.png'), (header, { method }) => void header.writeUInt16LE(14, method))
    expect((await found(packed, 'a.png')).problems).toEqual([
      'Pliku „a.png” nie umiemy rozpakować. Spakuj go zwykłą metodą (Deflate).',
    ])
  })
  test('a file that does not match its checksum', async () => {
    const damaged = patched(zip('a.png'), (header, { sum }) => void header.writeUInt32LE(7, sum))
    expect((await found(damaged, 'a.png')).problems?.[0]).toContain('„a.png” nie da się odczytać')
  })
})

test('what is no ZIP of pictures and documents is refused in a sentence, and nothing of it stays', async () => {
  const { db, as } = world
  const whole = zipSync({ 'a.png': png }, { level: 0 })
  const many = zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`${index}.txt`, strToU8('a')])))
  const bomb = patched(zipSync({ 'a.png': new Uint8Array(100_000) }), (header) => {
    // It declares fewer bytes than it has.
    header.writeUInt32LE(1000, header.readUInt32LE(0) === 0x04034b50 ? 22 : 24)
  })
  const kinds: [File, RegExp][] = [
    [zipFile(whole.slice(0, whole.length - 40)), /uszkodzony albo niepełny/],
    [zipFile(zipSync({ '__MACOSX/._a': png })), /nie ma żadnego pliku/],
    [zipFile(many), /najwyżej 5000 plików/],
    [zipFile(strToU8('hej')), /ZIP/],
  ]
  const drafts = await db.selectFrom('imports').select('id').execute()
  for (const [archive, sentence] of kinds) {
    const { status, body } = await as.office.call(imports.create, {
      kind: 'ARTISTS',
      file: tableFile(`${head}\n${line('zle.zip', ';;;')}`),
      archive,
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { archive: [expect.stringMatching(sentence)] } })
  }
  const other = { kind: 'STUDENTS' as const, file: tableFile('e-mail\na@example.com'), archive: zipFile(whole) }
  expect(await as.office.call(imports.create, other)).toMatchObject({
    status: 422,
    body: { errors: { archive: [expect.any(String)] } },
  })
  expect(await db.selectFrom('imports').select('id').execute()).toEqual(drafts)
  const draft = await read([line('bomba.zip', ';a.png;;')], zipFile(bomb))
  expect((await problemsOf(draft))[0]?.[1]).toContain('nie da się odczytać')
})

test('without a ZIP the names wait for one; a deleted preview takes its ZIP along', async () => {
  const { db, as } = world
  const lines = [line('pozniej.zip', 'a.jpg;b.png;;')]
  const draft = await read(lines, null)
  expect(draft).toMatchObject({ rows_create: 1, archive: null })
  expect(sumsOf(draft)).toMatchObject({ files_unread: 2 })
  await run(draft)
  const later = await read(lines, archiveFile({ 'a.jpg': jpg, 'b.png': png }))
  expect(later).toMatchObject({ rows_change: 1, files_total: 2 })
  const archives = async () =>
    (await db.selectFrom('files').select('id').where('purpose', '=', 'archive').execute()).length
  const before = await archives()
  await as.office.send(imports.remove, { id: later.id })
  expect(await archives()).toBe(before - 1)
})

test('a cancelled import leaves neither rows nor files, and can be started again', async () => {
  const { db, as } = world
  const draft = await read([line('przerwany.zip', 'a.jpg;b.png;;')], archiveFile({ 'a.jpg': jpg, 'b.png': png }))
  const stored = async () => (await db.selectFrom('files').select('id').execute()).length
  const before = await stored()
  await as.office.send(imports.start, { id: draft.id, revision: draft.revision })
  await as.office.send(imports.cancel, { id: draft.id })
  const get = async () => (await as.office.send(imports.get, { id: draft.id })).data
  await expect.poll(async () => (await get()).state).toBe('DRAFT')
  await sql`select pg_sleep(0.5)`.execute(db)
  expect(await stored()).toBe(before)
  const done = await run(await get())
  expect(done).toMatchObject({ state: 'DONE' })
  expect((await artistOf('przerwany.zip')).avatar_id).not.toBeNull()
})
