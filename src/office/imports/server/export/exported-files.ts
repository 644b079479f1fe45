import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#kit/contract/values/full-name.ts'
import { variantsOf } from '#kit/server/files/files.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type FileField, fileFields } from '#office/imports/contract/imports.files.ts'
import { isShowable } from '#reputation/consents/server/consents.queries.ts'
import { slugOf } from '#reputation/public-profiles/contract/slug.ts'

/** A file of an artist in the whole export: its name in the ZIP, and where in the storage its bytes are. */
export type ExportedFile = { name: string; stored: string; sum: string | undefined }

type Row = {
  artist_id: number
  field: FileField
  storage_key: string
  purpose: 'avatar' | 'document' | 'portfolio'
  mime: string
  width: number | null
  sums: Record<string, string>
  until: string | null
}

/**
 * The files of some artists, in their order; one that is there twice is there once. Pictures of works that were refused or hidden, or whose
 * person did not consent, stay behind.
 */
export function filesOf(ids: readonly number[] | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select distinct on (artist_id, field, files.sums::text)
      artist_id, field, place, until, storage_key, purpose, mime, width, files.sums
    from (
      select id as artist_id, 'photo' as field, avatar_id as file_id, null::text as until, 0::bigint as place
      from pro_artists where id = any(${ids})
      union all
      select pro_artist_id, case kind when 'CERTIFICATE' then 'documents' when 'LICENCE' then 'licences' else 'insurances' end,
        file_id, valid_until::text, id
      from pro_artist_documents where pro_artist_id = any(${ids})
      union all
      select pro_artist_id, 'pictures', file_id, null,
        row_number() over (order by pro_artist_id, portfolio_items.position, portfolio_images.position)
      from portfolio_items join portfolio_images on portfolio_item_id = portfolio_items.id
      where pro_artist_id = any(${ids}) and status in ('DRAFT', 'PENDING', 'APPROVED') and ${isShowable}
    ) named join files on files.id = named.file_id
    order by artist_id, field, files.sums::text, place
  `
}

/**
 * The files of some artists, with the cells that name them. `first` is the number of the first of these rows in the table: names follow from it, so that the same academy has the same ones.
 */
export async function exportedFiles(
  db: Db,
  artists: readonly { id: number }[],
  first: number,
): Promise<{ cells: Map<number, Partial<Record<FileField, string>>>; files: ExportedFile[] }> {
  const ids = artists.map(({ id }) => id)
  const { rows } = await sql<Row>`select * from (${filesOf(ids)}) found order by artist_id, field, place`.execute(db)
  const rowsOf = Map.groupBy(rows, ({ artist_id }) => artist_id)
  const files: ExportedFile[] = []
  const cells = artists.map((artist, index) => {
    const { id } = artist
    const whose = `${String(first + index).padStart(4, '0')}-${slugOf(fullName(artist as never))}`
    const named = fileFields.flatMap((field) => {
      const some = (rowsOf.get(id) ?? []).filter((row) => row.field === field)
      const names = some.map((row, place) => {
        const name = `artists/${whose}-${field}-${place + 1}.${row.mime === 'application/pdf' ? 'pdf' : 'webp'}`
        const variant = variantsOf(row).at(-1) as string
        files.push({ name, stored: nameOf(row.storage_key, variant), sum: row.sums[variant] })
        return row.until ? `${name} (${row.until})` : name
      })
      return names.length > 0 ? [[field, names.join('; ')] as const] : []
    })
    return [id, Object.fromEntries(named)] as const
  })
  return { cells: new Map(cells), files }
}
