import { LikelyPerson } from '#office/duplicates/web/likely-person.shown.tsx'
import type { ImportKind } from '#office/imports/contract/import-kinds.ts'
import type { ImportRow } from '#office/imports/contract/imports.ts'
import { useRemark } from './use-remark.ts'

/** The remark on a row in a list: in words, and who is probably there already. */
export function Remark({ row, kind }: { row: ImportRow; kind: ImportKind }) {
  const words = useRemark(kind)(row)
  if (!row.likely) return words
  return (
    <>
      {words} <LikelyPerson {...row.likely} />
    </>
  )
}
