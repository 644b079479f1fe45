import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { TextArea } from '#kit/web/ui/inputs/text-area.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Identified } from '../list-column.ts'
import type { BulkAction, BulkPicked } from './bulk-action.ts'
import type { Checked } from './bulk-check.ts'
import styles from './bulk-dialog.module.css'

/** The number of names that are listed; of the others only the number is shown. */
const readableNames = 5

type QuestionProps<Row extends Identified> = {
  action: BulkAction<Row>
  checked: Checked<Row>[]
  confirmed: ReadonlySet<number>
  onConfirm: (id: number, isWanted: boolean) => void
  nameOf: (row: Row) => string
  message: string
  onMessage: (message: string) => void
  picked: BulkPicked
  onPick: (picked: BulkPicked) => void
}

/** The question before a bulk action. Rows with a warning or a change come first and are always listed. */
export function BulkQuestion<Row extends Identified>(props: QuestionProps<Row>) {
  const { action, checked, confirmed, onConfirm, nameOf, message, onMessage, picked, onPick } = props
  const t = useText()
  const changed = checked.filter(({ now, changes }) => now === null || changes.length > 0)
  const same = checked.filter((one) => !changed.includes(one))
  const concerned = same.flatMap(({ now, applies }) => (now && applies ? now : []))
  const others = same.length - concerned.length
  return (
    <>
      {action.text && <Text tone="soft">{action.text}</Text>}
      {changed.length > 0 && (
        <Notice tone="waiting" title={t('app.bulk_changed_title', { count: changed.length })}>
          <p>{t('app.bulk_changed_text')}</p>
          {/* What scrolls must be reachable by keyboard. */}
          <ul className={styles.changed} tabIndex={changed.length > readableNames ? 0 : undefined}>
            {changed.map(({ row, now, changes, applies }) => (
              <li key={row.id}>
                {applies ? (
                  <Checkbox
                    label={nameOf(row)}
                    description={changes.join('; ')}
                    checked={confirmed.has(row.id)}
                    onChange={(event) => onConfirm(row.id, event.currentTarget.checked)}
                  />
                ) : (
                  <>
                    {nameOf(row)}
                    <Text tone="amber" size="sm">
                      {now ? `${changes.join('; ')}. ${t('app.bulk_not_any_more')}` : t('app.bulk_gone')}
                    </Text>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {concerned.length > 0 && <Names rows={concerned} action={action} nameOf={nameOf} />}
      {others > 0 && <Text size="sm">{t('app.bulk_others', { count: others })}</Text>}
      {action.choice && (
        <Suspense>
          <SelectInput {...action.choice} value={picked.choice} onChange={(choice) => onPick({ ...picked, choice })} />
        </Suspense>
      )}
      {action.message && (
        <TextArea
          label={action.message.label}
          description={action.message.hint}
          maxLength={action.message.max}
          rows={3}
          value={message}
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
      )}
      {action.checkbox && (
        <Checkbox
          label={action.checkbox.label}
          description={action.checkbox.hint}
          checked={picked.isChecked}
          onChange={(event) => onPick({ ...picked, isChecked: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** Loaded when needed: few actions have a choice, and it is the heaviest of the inputs. */
const SelectInput = lazyPart(() => import('#kit/web/form/fields/select-input.tsx'), 'SelectInput')

type NamesProps<Row extends Identified> = Pick<QuestionProps<Row>, 'action' | 'nameOf'> & { rows: Row[] }

function Names<Row extends Identified>({ rows, action: { warning = () => null }, nameOf }: NamesProps<Row>) {
  const t = useText()
  const named = rows.map((row) => ({ id: row.id, name: nameOf(row), warning: warning(row) }))
  const withWarning = named.filter((row) => row.warning !== null)
  const plain = named.filter((row) => row.warning === null)
  const shown = [...withWarning, ...plain.slice(0, Math.max(0, readableNames - withWarning.length))]
  const more = rows.length - shown.length
  return (
    // What scrolls must be reachable by keyboard.
    <ul className={styles.names} tabIndex={shown.length > readableNames ? 0 : undefined}>
      {shown.map(({ id, name, warning: hint }) => (
        <li key={id}>
          {name}
          {hint && (
            <Text tone="amber" size="sm">
              {hint}
            </Text>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('app.bulk_more', { count: more })}</li>}
    </ul>
  )
}
