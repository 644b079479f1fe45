import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Comparison, Counted, MergePerson, Side } from '#office/duplicates/contract/merges.ts'

type Merged = Pick<Comparison, 'merge'> & Record<Side, Pick<MergePerson, 'id' | 'first_name' | 'last_name'>>

type MergeResultProps = {
  comparison: Merged
  /** How the page of the record that stayed is linked to. */
  kind: 'student' | 'proArtist'
  isBusy: boolean
  onUndo: () => void
}

/** One record of two, for as long as that can be undone and afterwards. */
export function MergeResult({ comparison, kind, isBusy, onUndo }: MergeResultProps) {
  const t = useText()
  const format = useFormat()
  const { merge } = comparison
  if (!merge) return null
  const { kept, by, merged_at, undo_until, moved } = merge
  const isUndoable = Date.parse(undo_until) > Date.now()
  const person = comparison[kept]
  const submit = async () => {
    const action = t('merges.undo')
    if (await ask({ title: t('merges.undo_confirm'), text: t('merges.undo_text'), action })) onUndo()
  }
  return (
    <>
      <Notice tone="good" title={t('merges.result')}>
        {t('merges.result_text', { name: by ?? t('merges.former'), date: format.date(merged_at) })}
      </Notice>
      <Panel title={<PersonLink kind={kind} id={person.id} name={fullName(person)} avatar_url={null} />}>
        <Stack>
          {moved.length > 0 ? <Kinds counted={moved} /> : <Text tone="soft">{t('merges.nothing_moved')}</Text>}
          <Text tone="soft">{t('merges.login')}</Text>
          <Row justify="space-between">
            <Text>
              {isUndoable ? t('merges.undo_until', { date: format.date(undo_until) }) : t('merges.undo_over')}
            </Text>
            {isUndoable && (
              <Button isBusy={isBusy} onClick={() => void submit()}>
                {t('merges.undo')}
              </Button>
            )}
          </Row>
        </Stack>
      </Panel>
    </>
  )
}

/** Of a merge that was undone: what could not be parted. */
export function LeftBehind({ comparison }: { comparison: Merged }) {
  const t = useText()
  const { merge } = comparison
  if (!merge || merge.left_behind.length === 0) return null
  return (
    <Notice tone="waiting" title={t('merges.left_behind')}>
      <Stack>
        <Text>{t('merges.left_behind_text', { name: fullName(comparison[merge.kept]) })}</Text>
        <Kinds counted={merge.left_behind} />
      </Stack>
    </Notice>
  )
}

function Kinds({ counted }: { counted: Counted[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <Facts
      facts={counted.map(({ kind, count }) => ({ label: t(`personalData.kind_${kind}`), value: format.number(count) }))}
    />
  )
}
