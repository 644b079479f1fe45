import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'

/** Offers to read a file as what its headings look like, where another kind was chosen. */
export function OtherKind({ shown }: { shown: ImportDetails }) {
  const t = useText()
  const change = useSend(imports.changeKind, { onSent: () => undefined })
  const { id, revision, kind, likely_kind } = shown
  if (!likely_kind) return null
  const likely = t(`imports.kind_${likely_kind}`)
  return (
    <Notice
      tone="waiting"
      title={t('imports.other_kind', { kind: likely })}
      actions={
        <Button
          kind="primary"
          isBusy={change.isPending}
          onClick={() => change.send({ id, revision, kind: likely_kind })}
        >
          {t('imports.other_kind_take', { kind: likely })}
        </Button>
      }
    >
      {t('imports.other_kind_text', { kind: t(`imports.kind_${kind}`) })}
    </Notice>
  )
}
