import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { activationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import {
  addImportedArtists,
  removeImportedArtists,
  saveImportedArtists,
} from '#network/artists/server/imported-artists.steps.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { isFileField } from '#office/imports/contract/imports.files.ts'
import type { ArchiveIndex } from '../archive/archive-index.ts'
import {
  changesOfFiles,
  filesToAdd,
  type PresentFiles,
  presentFiles,
  sumsOfFiles,
  takeBackFiles,
  untouchedFiles,
  writeFiles,
} from '../archive/artist-files.ts'
import { type NamedFiles, namedFiles, type RowFile, type StoredArchiveFile } from '../archive/named-files.ts'
import { accountReader, cellChecks, countriesByName } from '../cells/person-cells.ts'
import { dayOf, languageOf, namesIn, phoneOf, plain } from '../cells/typed-cells.ts'
import { type DoneRow, type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import { spokenNames, techniquesByName } from '../known-names.ts'
import { type Cells, isAbout, type RowProblem } from '../row-problem.ts'
import { undoneRows } from './recorded-rows.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'proArtist.imported': { import_id: number; changes: FieldChange[] }
    'proArtist.importUndone': { import_id: number; changes: FieldChange[] }
  }
}

/** What an import writes into an artist's row, new or known. */
const columns = [
  ...(['first_name', 'last_name', 'phone', 'country_id', 'language_name', 'street', 'postal_code', 'city'] as const),
  ...(['company_name', 'tax_id', 'website', 'instagram', 'techniques', 'years_of_experience', 'languages'] as const),
  'internal_note',
] as const
type Column = (typeof columns)[number]

type Artist = Record<Exclude<Column, keyof Typed>, string | null> & Typed & NamedFiles
type Typed = {
  email: string
  first_name: string
  last_name: string
  phone: string
  city: string
  country_id: number
  language_name: Language
  techniques: (typeof techniques)[number][]
  languages: (typeof spokenLanguages)[number][]
  years_of_experience: number
  /** Of new artists only: the portal moves known ones by its own steps. */
  level: { id: number; name: Bilingual } | null
  level_on: string | null
  activation: 'ENABLED' | 'DISABLED'
  account?: 'BLOCKED'
  unwanted_mails?: string[]
}
type Known = Omit<Artist, 'level' | 'level_on' | 'activation' | 'account' | 'unwanted_mails' | keyof NamedFiles> & {
  id: number | null
  user_id: number
  revision: number
  invitation_status: number | null
  is_only_artist: boolean
  /** The files that they have, and how many works. */
  present: PresentFiles
}
type Plan = PlannedRow & { known: Known | null; after: Partial<Artist> }

/** Artists are identified by their email. An empty cell changes nothing; level, its day and status are for new ones. */
export const artistImport: Importer<Artist, Plan> = {
  reader: readerOf,
  key: ({ email }) => email?.toLowerCase() ?? null,
  twice: 'import_email_twice',
  newcomer: ({ email = '', first_name = '', last_name = '', phone = null, tax_id = null }, { outcome }) =>
    outcome === 'CREATE' ? { email, first_name, last_name, phone, tax_id } : null,
  sums: ({ email, ...named }) => ({ person: email?.toLowerCase(), ...sumsOfFiles(named) }),

  async compare({ db }, rows, isLocking) {
    const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
    if (isLocking) await sql`select from users where lower(email) = any(${emails}) order by id for update`.execute(db)
    const artists = await knownArtists(
      db,
      sql<SqlBool>`lower(coalesce(users.email, pro_artists.email)) = any(${emails})`,
    )
    const present = await presentFiles(db, rows, artists)
    const known = artists.map((one) => ({ ...one, present: present(one.id) }))
    const byEmail = new Map(known.map((one) => [one.email.toLowerCase(), one]))
    return rows.map((row) => planned(row, byEmail.get(row.values.email?.toLowerCase() ?? '')))
  },

  async write(ctx, import_id, plans, staged) {
    const toMake = plans.filter(({ outcome }) => outcome === 'CREATE')
    const lowest = await ctx.db.selectFrom('levels').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
    const made = await addImportedArtists(
      ctx,
      toMake.map(({ after }) => newArtist(after as Artist, lowest.id)),
    )
    await saveImportedArtists(
      ctx,
      plans
        .filter(({ outcome }) => outcome === 'CHANGE')
        .map(({ known, after, changes }) => ({ ...idsOf(known), columns: picked(after) as never, changes })),
    )
    const done: PlannedRow[] = []
    for (const { known, after, ...plan } of plans) {
      const subject_id = known?.id ?? made.get(after.email?.toLowerCase() ?? '') ?? null
      if (plan.outcome === 'CREATE' && subject_id === null)
        done.push(refused(plan.line, [{ field: 'email', code: 'email_taken' }]))
      else
        done.push(
          await writeFiles(ctx, { ...plan, subject_id }, staged, {
            isNew: known === null,
            techniques: after.techniques,
          }),
        )
    }
    await recordMany(
      ctx,
      'proArtist.imported',
      done
        .filter(({ outcome }) => outcome === 'CREATE' || outcome === 'CHANGE')
        .map(({ subject_id, changes }) => ({ id: subject_id as number, details: { import_id, changes } })),
    )
    return done
  },

  async undo(ctx, import_id, rows) {
    const { db } = ctx
    const ids = rows.map(({ subject_id }) => subject_id)
    await sql`select from pro_artists where id = any(${ids}) order by id for update`.execute(db)
    const known = await knownArtists(db, sql<SqlBool>`pro_artists.id = any(${ids})`)
    const byId = new Map(known.map((one) => [one.id, one]))
    const untouched = await untouchedFiles(db, rows)
    const used = await usedSince(db, ids, [...untouched])
    const created = rows.filter(({ outcome, subject_id }) => outcome === 'CREATE' && byId.has(subject_id))
    const isUntouched = ({ file_id }: RowFile) => untouched.has(file_id as number)
    const reasonToStay = ({ subject_id, files }: DoneRow) =>
      used.get(subject_id) ?? (files.every(isUntouched) ? null : ('edited' as const))
    const leaving = created.filter((row) => !reasonToStay(row))
    await removeImportedArtists(
      db,
      leaving.map(({ subject_id }) => idsOf(byId.get(subject_id))),
    )
    const reverted = rows.flatMap((row) => {
      const artist = byId.get(row.subject_id)
      if (row.outcome !== 'CHANGE' || !artist) return []
      const isUnchanged = ({ field, after }: FieldChange) =>
        JSON.stringify(artist[field as Column] ?? null) === JSON.stringify(after)
      const written = row.changes.filter(({ field }) => !isFileField(field))
      const changes = written
        .filter(isUnchanged)
        .map(({ field, before, after }) => ({ field, before: after, after: before }))
      const edited = [
        ...written.filter((change) => !isUnchanged(change)).map(({ field }) => field),
        ...row.files.filter((file) => !isUntouched(file)).map(({ field }) => field),
      ]
      const kept = [...new Set(edited)].map((field) => ({ field, reason: 'edited' as const }))
      return [{ row, artist, changes, kept, files: row.files.filter(isUntouched) }]
    })
    for (const { artist, files } of reverted) await takeBackFiles(ctx, artist.id as number, files)
    const toWrite = reverted.filter(({ changes }) => changes.length > 0)
    await saveImportedArtists(
      ctx,
      toWrite.map(({ artist, changes }) => ({
        ...{ ...idsOf(artist), changes },
        columns: picked({
          ...artist,
          ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
        }) as never,
      })),
    )
    await recordMany(ctx, 'proArtist.importUndone', [
      ...leaving.map(({ subject_id }) => ({ id: subject_id, details: { import_id, changes: [] } })),
      ...toWrite.map(({ row, changes }) => ({ id: row.subject_id, details: { import_id, changes } })),
    ])
    const keptOf = new Map(reverted.map(({ row, kept }) => [row.id, kept]))
    return undoneRows(
      rows,
      (row) => (created.includes(row) ? reasonToStay(row) : null),
      ({ id }) => keptOf.get(id) ?? [],
    )
  },
}

const checked = cellChecks(artistFields.rows as never)

/** As it is, unless it is written here in another way. */
const asTyped: Partial<Record<ImportField, (text: string) => unknown>> = {
  phone: phoneOf,
  postal_code: (text) => text.replaceAll(/\s*-\s*/g, '-'),
}
const textColumns = [
  ...(['email', 'first_name', 'last_name', 'phone', 'city', 'street', 'postal_code', 'company_name'] as const),
  ...(['tax_id', 'website', 'instagram', 'years_of_experience', 'internal_note'] as const),
]

async function readerOf(
  ctx: Context,
  _fields: ReadonlySet<ImportField>,
  dateOrder: DateOrder,
  archive: ArchiveIndex<StoredArchiveFile> | null,
) {
  const { db } = ctx
  const countryIds = await countriesByName(db)
  const levels = await db.selectFrom('levels').select(['id', 'code', 'name']).execute()
  const levelsByName = new Map(
    levels.flatMap((one) => [one.code, one.name.pl, one.name['en-US']].map((text) => [plain(text), one] as const)),
  )
  const techniques = techniquesByName(ctx)
  const accountOf = accountReader(ctx)
  return (cells: Cells): Omit<ReadRow<Artist>, 'line'> => {
    const values: Record<string, unknown> = {}
    const problems: RowProblem[] = []
    const text: Cells = { ...namesIn(cells), ...cells }
    const take = (field: ImportField, code: RowProblem['code'], meaning: (cell: string) => unknown) => {
      const cell = text[field]
      if (cell === undefined) return
      const value = meaning(cell) ?? null
      if (value === null) problems.push({ field, code })
      else values[field] = value
    }
    for (const field of textColumns) {
      const cell = text[field]
      if (cell === undefined) continue
      const { value, problem } = checked(field as never, asTyped[field]?.(cell) ?? cell)
      if (problem) problems.push(problem)
      else values[field] = value
    }
    if (!text.email) problems.push({ field: 'email', code: 'required' })
    take('country_id', 'import_country', (cell) => countryIds.get(plain(cell)))
    take('language_name', 'import_language', (cell) => languageOf(cell))
    take('techniques', 'import_techniques', (cell) => allOf(cell, (one) => techniques.get(one)))
    take('languages', 'import_languages', (cell) => allOf(cell, (one) => spokenNames.get(one)))
    take('level', 'import_level', (cell) => levelsByName.get(plain(cell)))
    take('level_on', 'import_day', (cell) => dayOf(cell, dateOrder))
    take('activation', 'import_activation', (cell) => activations.get(plain(cell)))
    const isPolish = String(values.phone ?? '').startsWith('+48')
    if (!text.country_id && isPolish && countryIds.has('pl')) values.home = countryIds.get('pl')
    const account = accountOf(cells)
    const named = namedFiles(text, archive, dateOrder)
    return {
      values: { ...values, ...account.values, ...named } as Partial<Artist>,
      problems: [...problems, ...account.problems],
    }
  }
}

/** Each of several in a cell; null where one of them is unknown. */
function allOf(cell: string, meaning: (one: string) => string | undefined): string[] | null {
  const found = cell.split(/[,;/|\n]|\s(?:i|and|oraz)\s/).flatMap((one) => (plain(one) ? [meaning(plain(one))] : []))
  return found.length > 0 && found.every((one) => one !== undefined) ? [...new Set(found as string[])] : null
}

const activations = new Map<string, Artist['activation']>([
  ...['aktywny', 'aktywna', 'wlaczony', 'wlaczona', 'tak', 'active', 'enabled', 'yes'].map(
    (text) => [text, 'ENABLED'] as const,
  ),
  ...['nieaktywny', 'nieaktywna', 'wylaczony', 'wylaczona', 'nie', 'inactive', 'disabled', 'no'].map(
    (text) => [text, 'DISABLED'] as const,
  ),
])

function knownArtists(db: Context['db'], which: RawBuilder<SqlBool>): Promise<Omit<Known, 'present'>[]> {
  return db
    .selectFrom('users')
    .fullJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select([
      'pro_artists.id',
      sql<number>`users.id`.as('user_id'),
      sql<number>`coalesce(pro_artists.revision, 0)`.as('revision'),
      'pro_artists.invitation_status',
      sql<string>`coalesce(users.email, pro_artists.email)`.as('email'),
      ...columns.map((column) => `pro_artists.${column}` as const),
      sql<boolean>`not exists (
        select from user_roles join roles on roles.id = role_id where user_roles.user_id = users.id and roles.name <> 'pro-artist'
      )`.as('is_only_artist'),
    ])
    .where(which)
    .execute() as never
}

function planned({ line, values, problems }: ReadRow<Artist>, known: Known | undefined): Plan {
  const { home, files: named = [], notices = [], unread: _, ...given } = values as Partial<Artist> & { home?: number }
  const wrong = [...problems, ...(known ? obstaclesTo(known) : missingOf({ country_id: home, ...given }, problems))]
  if (wrong.length > 0) return { ...refused(line, wrong), known: null, after: {} }
  if (!known) {
    const after = { ...blank, country_id: home, ...given } as Artist
    const shown = { ...after, level: after.level?.name ?? null }
    const { files, problems } = filesToAdd(named, null)
    const changes = [
      ...changesBetween({}, shown).filter(({ after: value }) => value !== null && `${value}` !== ''),
      ...changesOfFiles(files, null),
    ]
    return {
      ...{ line, outcome: 'CREATE', changes, problems: [...notices, ...problems] },
      ...{ subject_id: null, files, known: null, after },
    }
  }
  const {
    email: _email,
    level: __,
    level_on: ___,
    activation: ____,
    account: _____,
    unwanted_mails: ______,
    ...text
  } = given
  const { files, problems: full } = filesToAdd(named, known.present)
  const changes = [...changesBetween(known, text), ...changesOfFiles(files, known.present)]
  const outcome = changes.length > 0 ? 'CHANGE' : 'NOTHING'
  return {
    ...{ line, outcome, changes, problems: [...notices, ...full], subject_id: known.id, files, known },
    after: { ...picked(known), ...text },
  }
}

const blank = {
  ...{ language_name: 'pl', city: '', techniques: [], languages: [], years_of_experience: 0, internal_note: null },
  ...{ street: null, postal_code: null, company_name: null, tax_id: null, website: null, instagram: null },
  ...{ level: null, level_on: null, activation: 'ENABLED' },
} as const

function obstaclesTo({ id, invitation_status, is_only_artist }: Known): RowProblem[] {
  if (id === null || !is_only_artist) return [{ field: 'email', code: 'import_not_artist' }]
  return invitation_status === invitationStatus.COMPLETED ? [] : [{ field: 'email', code: 'import_applicant' }]
}

function missingOf(values: Partial<Artist>, problems: readonly RowProblem[]): RowProblem[] {
  return (['first_name', 'last_name', 'phone', 'country_id'] as const)
    .filter((field) => !values[field] && !problems.some((problem) => isAbout(problem, field)))
    .map((field) => ({ field, code: 'required' as const }))
}

const picked = (artist: Partial<Pick<Artist, Column>>) =>
  Object.fromEntries(columns.map((column) => [column, artist[column] ?? null])) as Partial<Artist>
const idsOf = (known: Pick<Known, 'id' | 'user_id'> | null | undefined) => ({
  id: known?.id as number,
  user_id: known?.user_id as number,
})

function newArtist({ level, level_on, activation, account, unwanted_mails = [], ...artist }: Artist, lowest: number) {
  return {
    ...artist,
    ...{ is_blocked: account === 'BLOCKED', unwanted_mails },
    ...{ motivation: '', level_id: level?.id ?? lowest, activation_status: activationStatus[activation] },
    level_since: level_on,
    changes: level ? [{ field: 'level', before: null, after: level.name }] : [],
  }
}

/** Artists who are in use: other rows refer to them, they sign in, or somebody changed them. */
async function usedSince(db: Context['db'], ids: readonly number[], untouched: readonly number[]) {
  const { rows } = await sql<{ id: number; reason: 'used' | 'signed_in' | 'edited' | null }>`
    select pro_artists.id, case
      when users.password_hash is not null then 'signed_in'
      when exists (select from trainings where pro_artist_id = pro_artists.id)
        or exists (select from student_packages where pro_artist_id = pro_artists.id)
        or exists (
          select from portfolio_items where pro_artist_id = pro_artists.id and not exists (
            select from portfolio_images where portfolio_item_id = portfolio_items.id and file_id = any(${untouched})
          )
        )
        or exists (select from additional_responsibilities where pro_artist_id = pro_artists.id)
        or exists (select from vouchers where holder_id = pro_artists.user_id)
        or exists (
          select from messages join conversations on conversations.id = conversation_id
          where conversations.pro_artist_id = pro_artists.id
        ) then 'used'
      when pro_artists.revision > 1 then 'edited'
    end as reason
    from pro_artists join users on users.id = user_id where pro_artists.id = any(${ids})
  `.execute(db)
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
