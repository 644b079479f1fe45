import type { Bilingual } from '#kit/contract/texts/text.ts'
import { newStorageKey } from '#kit/server/files/storage.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { DemoFile } from '../pictures/demo-files.ts'
import type { DemoArtist } from '../records/demo-artists.ts'
import { isApplicants } from '../records/demo-timeline.ts'
import { officeIdOf, type UserIds } from './seed-accounts.ts'

type Country = { id: number; name: Bilingual }
export type EnteredArtist = DemoArtist & { id: number; country: Country }

/** Enters the artists with their files and their history. */
export async function enterArtists(
  db: Db,
  artists: DemoArtist[],
  files: DemoFile[],
  userIds: UserIds,
): Promise<EnteredArtist[]> {
  const stored = await storeFiles(db, files)
  const countries = await db.selectFrom('countries').select(['id', 'code', 'name']).execute()
  const located = artists.map((artist) => {
    const country = countries.find(({ code }) => code === artist.person.country) as Country
    return { ...artist, country }
  })
  const rows = await artistRows(db, located, stored, userIds)
  const created = await db.insertInto('pro_artists').values(rows).returning(['id', 'email']).execute()
  const ids = new Map(created.map(({ id, email }) => [email, id]))
  const entered = located.map((artist) => ({ ...artist, id: ids.get(artist.row.email) as number }))
  await enterHistory(db, entered, officeIdOf(userIds))
  await enterDocuments(db, stored, ids)
  return entered
}

type Stored = DemoFile & { id: number }

async function storeFiles(db: Db, files: DemoFile[]): Promise<Stored[]> {
  const keyed = await Promise.all(
    files.map(async (file) => {
      const key = newStorageKey()
      return { ...file, key, sums: await file.file.moveInto(key) }
    }),
  )
  const rows = keyed.map(({ key, sums, artist, file: { purpose, originalName, mime, bytes, width, height } }) => ({
    ...{ purpose, mime, bytes, width, height, sums },
    original_name: originalName,
    storage_key: key,
    created_at: sentAt(artist),
  }))
  const created = await db.insertInto('files').values(rows).returning(['id', 'storage_key']).execute()
  const ids = new Map(created.map(({ id, storage_key }) => [storage_key, id]))
  return keyed.map(({ key, ...file }) => ({ ...file, id: ids.get(key) as number }))
}

/** Pictures and documents come with the form; who has not sent it yet has just begun. */
function sentAt({ history }: DemoArtist): Date {
  const step = history.find(({ event }) => event === 'formSent') ?? history.at(-1)
  return step?.at as Date
}

async function artistRows(db: Db, artists: Omit<EnteredArtist, 'id'>[], stored: Stored[], userIds: UserIds) {
  const levels = await db.selectFrom('levels').select(['id', 'code']).execute()
  const levelIds = new Map(levels.map(({ id, code }) => [code, id]))
  const avatars = new Map(stored.filter(({ document }) => !document).map(({ id, artist }) => [artist.row.email, id]))
  return artists.map(({ row, person, country }) => ({
    ...row,
    country_id: country.id,
    level_id: person.level ? (levelIds.get(person.level) as number) : null,
    avatar_id: avatars.get(row.email) ?? null,
    user_id: userIds.get(row.email) ?? null,
  }))
}

async function enterHistory(db: Db, artists: EnteredArtist[], officeId: number): Promise<void> {
  const entries = artists.flatMap(({ id, history }) => history.map((step) => ({ ...step, pro_artist_id: id })))
  const rows = entries
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => ({ ...step, user_id: isApplicants(step.event) ? null : officeId }))
  await db.insertInto('pro_artist_history').values(rows).execute()
}

async function enterDocuments(db: Db, stored: Stored[], ids: ReadonlyMap<string, number>): Promise<void> {
  const rows = stored.flatMap(({ id, artist, document }) =>
    document ? [{ ...document, file_id: id, pro_artist_id: ids.get(artist.row.email) as number }] : [],
  )
  await db.insertInto('pro_artist_documents').values(rows).execute()
}
