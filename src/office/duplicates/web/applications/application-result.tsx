import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { type ApplicationComparison, applicationMerges } from '#office/duplicates/contract/application-merges.ts'

/** A closed application, for as long as it can be opened again and afterwards. */
export function ApplicationResult({ id, comparison }: { id: number; comparison: ApplicationComparison }) {
  const t = useText()
  const format = useFormat()
  const undo = useSend(applicationMerges.undo, { onSent: () => toast(t('applicationMerges.undone')) })
  const { merge } = comparison
  if (!merge) return null
  const { kept, by, merged_at, undo_until, documents } = merge
  const isUndoable = Date.parse(undo_until) > Date.now()
  const submit = async () => {
    const action = t('applicationMerges.undo')
    const [title, text] = [t('applicationMerges.undo_confirm'), t('applicationMerges.undo_text')]
    if (await ask({ title, text, action })) undo.send({ id })
  }
  const params = { name: by ?? t('merges.former'), date: format.date(merged_at), person: fullName(comparison[kept]) }
  return (
    <Notice tone="good" title={t('applicationMerges.result')}>
      <Stack gap="sm">
        <Text>{t('applicationMerges.result_text', params)}</Text>
        {documents > 0 && <Text>{t('applicationMerges.moved', { count: documents })}</Text>}
        <Row justify="space-between">
          <Text>{isUndoable ? t('merges.undo_until', { date: format.date(undo_until) }) : t('merges.undo_over')}</Text>
          {isUndoable && (
            <Button size="sm" isBusy={undo.isPending} onClick={() => void submit()}>
              {t('applicationMerges.undo')}
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  )
}
