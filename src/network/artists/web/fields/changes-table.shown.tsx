import type { FieldChange } from '#kit/contract/revision.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { fieldName, piecesOf } from './change-pieces.shown.ts'
import { ChangeValue } from './change-value.shown.tsx'

/** What changed in an artist, field by field. */
export function ChangesTable({ changes }: { changes: FieldChange[] }) {
  const t = useText()
  return (
    <Changes
      words={{ before: t('app.change_before'), after: t('app.change_after') }}
      changes={changes.flatMap(piecesOf).map(({ field, before, after }) => ({
        key: field,
        label: t(fieldName(field)),
        before: <ChangeValue field={field} value={before} />,
        after: <ChangeValue field={field} value={after} />,
      }))}
    />
  )
}
