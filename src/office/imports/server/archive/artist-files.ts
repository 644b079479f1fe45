import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { writeHistory } from '#network/artists/server/artists.steps.ts'
import { addDocument, maxDocuments, replaceAvatar } from '#network/artists/server/files/artist-files.steps.ts'
import {
  type KnownFile,
  knownFilesOf,
  untouchedDocuments,
} from '#network/artists/server/files/imported-files.queries.ts'
import { removeImportedDocuments, takeBackAvatar } from '#network/artists/server/files/imported-files.steps.ts'
import { type FileField, fileFields, kindOfDocument } from '#office/imports/contract/imports.files.ts'
import { mostWorks } from '#reputation/portfolio/contract/portfolio.ts'
import {
  countsOfWorks,
  type KnownPicture,
  knownPicturesOf,
  untouchedWorks,
} from '#reputation/portfolio/server/imported-works.queries.ts'
import { addImportedWork, removeImportedWorks } from '#reputation/portfolio/server/imported-works.steps.ts'
import type { DoneRow, PlannedRow, ReadRow, RowSums } from '../importer.ts'
import type { RowProblem } from '../row-problem.ts'
import type { NamedFiles, RowFile } from './named-files.ts'
import type { StagedFiles } from './stage-files.ts'

/* Files of artists: which of those that a row names are new, where each is stored, and how that is undone. */

export type PresentFiles = { files: KnownFile[]; pictures: KnownPicture[]; works: number }

/** What artists have, by their ids; looked up only where rows name files. */
export async function presentFiles(
  db: Db,
  rows: readonly ReadRow<NamedFiles>[],
  artists: readonly { id: number | null }[],
): Promise<(id: number | null) => PresentFiles> {
  const isNeeded = rows.some(({ values }) => (values.files ?? []).length > 0)
  const ids = isNeeded ? artists.flatMap(({ id }) => id ?? []) : []
  const [files, pictures, works] = await Promise.all([
    knownFilesOf(db, ids),
    knownPicturesOf(db, ids),
    countsOfWorks(db, ids),
  ])
  const filesOf = Map.groupBy(files, ({ artist_id }) => artist_id)
  const picturesOf = Map.groupBy(pictures, ({ artist_id }) => artist_id)
  return (id) => ({
    files: filesOf.get(id ?? 0) ?? [],
    pictures: picturesOf.get(id ?? 0) ?? [],
    works: works.get(id ?? 0) ?? 0,
  })
}

/** Those that the artist does not have yet, by their content. */
export function filesToAdd(
  named: readonly RowFile[],
  present: PresentFiles | null,
): { files: RowFile[]; problems: RowProblem[] } {
  const missing = named.filter(({ field, sha256 }) => !sameIn(present, field).some(({ sums }) => sums.includes(sha256)))
  const documents = present?.files.filter(({ kind }) => kind !== 'AVATAR').length ?? 0
  const room = { documents: maxDocuments - documents, works: mostWorks - (present?.works ?? 0) }
  const files: RowFile[] = []
  const problems: RowProblem[] = []
  for (const file of missing) {
    const { field, path: name } = file
    const place = field === 'photo' ? null : field === 'pictures' ? 'works' : 'documents'
    if (place === null || room[place] > 0) {
      files.push(file)
      if (place) room[place] -= 1
    } else if (place === 'works') problems.push({ field, code: 'import_works_full', params: { most: mostWorks, name } })
    else problems.push({ field, code: 'import_documents_full', params: { most: maxDocuments, name } })
  }
  return { files, problems }
}

function sameIn(present: PresentFiles | null, field: FileField): readonly { sums: string[] }[] {
  if (!present) return []
  if (field === 'pictures') return present.pictures
  const kind = field === 'photo' ? 'AVATAR' : kindOfDocument[field]
  return present.files.filter((file) => file.kind === kind)
}

/** As the preview shows them. */
export function changesOfFiles(files: readonly RowFile[], present: PresentFiles | null): FieldChange[] {
  return fileFields.flatMap((field) => {
    const names = files.filter((file) => file.field === field).map(({ path }) => path)
    if (names.length === 0) return []
    return [{ field, before: countOf(sameIn(present, field)), after: names }]
  })
}

/** Names of files mean nothing to those who did not choose them. */
const countOf = (files: readonly unknown[]) => (files.length > 0 ? files.length : null)

export function sumsOfFiles({ files = [], notices = [], unread = 0 }: Partial<NamedFiles>): RowSums {
  const count = (fields: readonly FileField[]) => files.filter(({ field }) => fields.includes(field)).length
  const sums = {
    ...{
      photos: count(['photo']),
      works: count(['pictures']),
      documents: count(['documents', 'licences', 'insurances']),
    },
    ...{ files_missing: notices.length, files_unread: unread },
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount > 0))
}

type Artist = { isNew: boolean; techniques: readonly (typeof techniques)[number][] | null | undefined }

/** Stores the files of a row, and returns the row with what each became. What could not be prepared is left out, with a notice in the row. */
export async function writeFiles(
  ctx: Context,
  row: PlannedRow,
  staged: StagedFiles,
  artist: Artist,
): Promise<PlannedRow> {
  const { line, subject_id, files = [] } = row
  if (files.length === 0 || subject_id === null) return row
  const written: RowFile[] = []
  const problems = [...row.problems]
  for (const file of files) {
    const ready = staged.get(line, file)
    if (ready) written.push({ ...file, ...(await writeFile(ctx, subject_id, file, ready, artist)) })
    else {
      const code = ready === null ? ('import_file_damaged' as const) : ('import_file_since' as const)
      problems.push({ field: file.field, code, params: { name: file.path } })
    }
  }
  const changes = row.changes.filter(({ field }) => !(fileFields as readonly string[]).includes(field))
  const shown = [...changes, ...row.changes.flatMap((change) => withoutMissing(change, written))]
  const outcome = row.outcome === 'CHANGE' && shown.length === 0 ? 'NOTHING' : row.outcome
  return { ...row, outcome, changes: shown, problems, files: written }
}

function withoutMissing(change: FieldChange, written: readonly RowFile[]): FieldChange[] {
  if (!(fileFields as readonly string[]).includes(change.field)) return []
  const names = written.filter(({ field }) => field === change.field).map(({ path }) => path)
  return names.length > 0 ? [{ ...change, after: names }] : []
}

type Ready = NonNullable<ReturnType<StagedFiles['get']>>

async function writeFile(
  ctx: Context,
  artistId: number,
  { field, until, changed_on }: RowFile,
  file: Ready,
  { isNew, techniques: known }: Artist,
): Promise<Pick<RowFile, 'file_id' | 'former_id'>> {
  if (field === 'pictures') {
    // Of several techniques nobody knows which one a picture shows: its artist chooses it before submitting it.
    const technique = known?.[0] ?? techniques[0]
    return { file_id: await addImportedWork(ctx, artistId, { file, technique, performed_on: changed_on }) }
  }
  if (field === 'photo') {
    const artist = await ctx.db
      .selectFrom('pro_artists')
      .select(['id', 'avatar_id', 'invitation_status'])
      .where('id', '=', artistId)
      .executeTakeFirstOrThrow()
    const file_id = await replaceAvatar(ctx, artist, file)
    if (!isNew) await remember(ctx, artistId, { field: 'avatar', before: artist.avatar_id, after: file_id })
    return { file_id, former_id: artist.avatar_id }
  }
  const kind = kindOfDocument[field]
  const id = await addDocument(ctx, artistId, { kind, valid_until: until, file })
  if (!isNew) {
    const document = { kind, name: file.originalName, valid_until: until }
    await remember(ctx, artistId, { field: 'documents', before: [], after: [document] })
  }
  const { file_id } = await ctx.db
    .selectFrom('pro_artist_documents')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { file_id }
}

async function remember(ctx: Context, artistId: number, change: FieldChange): Promise<void> {
  const { COMPLETED } = invitationStatus
  await writeHistory(ctx, artistId, COMPLETED, COMPLETED, { event: 'edited', by: ctx.user.id, changes: [change] })
}

/** The files of an import, by their ids, that are as it left them; those that are deleted already are among them. */
export async function untouchedFiles(db: Db, rows: readonly DoneRow[]): Promise<Set<number>> {
  const files = rows.flatMap((row) => row.files.map((file) => ({ ...file, artist_id: row.subject_id })))
  if (files.length === 0) return new Set()
  const idsOf = (field: 'photo' | 'pictures') =>
    files.filter((file) => file.field === field).map(({ file_id }) => file_id as number)
  const documents = files.filter(({ field }) => field !== 'photo' && field !== 'pictures')
  const [avatars, works, papers, stored] = await Promise.all([
    db
      .selectFrom('pro_artists')
      .select('avatar_id')
      .where('avatar_id', 'in', [0, ...idsOf('photo')])
      .execute(),
    untouchedWorks(db, idsOf('pictures')),
    untouchedDocuments(db, documents as { file_id: number; until: string | null }[]),
    db
      .selectFrom('files')
      .select('id')
      .where(
        'id',
        'in',
        files.map(({ file_id }) => file_id as number),
      )
      .execute(),
  ])
  const there = new Set(stored.map(({ id }) => id))
  const deleted = files.map(({ file_id }) => file_id as number).filter((id) => !there.has(id))
  return new Set([...avatars.map(({ avatar_id }) => avatar_id as number), ...works, ...papers, ...deleted])
}

/** Takes files back from an artist who stays. */
export async function takeBackFiles(ctx: Context, artistId: number, files: readonly RowFile[]): Promise<void> {
  const idsOf = (isOne: (field: FileField) => boolean) =>
    files.filter(({ field }) => isOne(field)).map(({ file_id }) => file_id as number)
  await removeImportedWorks(
    ctx.db,
    idsOf((field) => field === 'pictures'),
  )
  const documents = idsOf((field) => field !== 'pictures' && field !== 'photo')
  await removeImportedDocuments(ctx.db, documents)
  for (const { field, file_id, former_id = null } of files)
    if (field === 'photo') await takeBackAvatar(ctx.db, artistId, file_id as number, former_id)
}
