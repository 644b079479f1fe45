import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Input } from '#contract/kit/endpoint.ts'
import { allRows } from '#contract/kit/list.ts'
import { send } from './api.ts'
import type { ApiError } from './api-error.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { useFormat } from './format.ts'
import { useText } from './i18n.ts'
import styles from './list-bulk.module.css'
import type { Identified, ListEndpoint, RowOf } from './list-column.ts'
import type { Selection } from './list-selection.ts'
import { toastError } from './toast.ts'
import { Button, IconButton } from './ui/button.tsx'

/** What can be done to many rows, each by a call of its own. */
export type BulkAction<Row extends Identified> = {
  name: string
  /** What the button says, as a verb. */
  label: string
  /** What will happen, asked before it does. */
  question: (count: number) => string
  text?: string
  tone?: 'danger'
  /** A word for everybody concerned. */
  word?: { label: string; hint?: string; isRequired: boolean; max: number }
  applies: (row: Row) => boolean
  /** What to know about one of them before it is done. */
  caveat?: (row: Row) => string | null
  run: (row: Row, word: string | null) => Promise<unknown>
}

type BulkBarProps<E extends ListEndpoint> = {
  endpoint: E
  /** What the list asks for now. */
  input: object
  total: number
  page: RowOf<E>[]
  selection: Selection<RowOf<E>>
  actions: BulkAction<RowOf<E>>[]
  nameOf: (row: RowOf<E>) => string
  /** Further buttons, for what is done with all of them at once. */
  children?: ReactNode
}

/** What can be done with what is picked: only what applies to at least one of them. */
export function BulkBar<E extends ListEndpoint>(props: BulkBarProps<E>) {
  const { page, total, selection, actions, nameOf, children } = props
  const t = useText()
  const format = useFormat()
  const [chosen, setChosen] = useState<{ action: BulkAction<RowOf<E>>; rows: RowOf<E>[] } | null>(null)
  // By name of the action. Closed by mistake, a dialog opens again with what was typed in it.
  const [words, setWords] = useState<Record<string, string>>({})
  const isWholePage = page.length > 0 && page.every(selection.has)
  const { count } = selection
  const rows = asTheyAre(selection.rows, page)
  return (
    <>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('app.selected_actions')}>
          <p role="status" className={styles.count}>
            {t('app.selected', { count, number: format.number(count) })}
          </p>
          {isWholePage && count < total && <SelectAll {...props} />}
          {actions
            .filter(({ applies }) => rows.some(applies))
            .map((action) => (
              <Button
                key={action.name}
                size="sm"
                kind={action.tone === 'danger' ? 'danger' : 'plain'}
                onClick={() => setChosen({ action, rows })}
              >
                {action.label}
              </Button>
            ))}
          {children}
          <IconButton label={t('app.selection_clear')} onClick={selection.clear}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </section>
      )}
      {chosen && (
        <BulkDialog
          {...chosen}
          nameOf={nameOf}
          word={words[chosen.action.name] ?? ''}
          onWord={(word) => setWords((before) => ({ ...before, [chosen.action.name]: word }))}
          onDone={(done) => selection.set(done, false)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** What was picked may have changed since; of what is on the page the present is known. */
function asTheyAre<Row extends Identified>(picked: Row[], page: Row[]): Row[] {
  if (picked.length === 0) return picked
  const present = new Map(page.map((row) => [row.id, row]))
  return picked.map((row) => present.get(row.id) ?? row)
}

/** From the page to all that match, wherever they stand. */
function SelectAll<E extends ListEndpoint>({ endpoint, input, total, selection }: BulkBarProps<E>) {
  const t = useText()
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  async function selectAll() {
    setBusy(true)
    try {
      const { data } = await send(endpoint, { ...input, page: 1, itemsPerPage: allRows } as unknown as Input<E>)
      selection.set(data as RowOf<E>[], true)
    } catch (error) {
      toastError(error as ApiError)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" kind="quiet" isBusy={isBusy} onClick={() => void selectAll()}>
      {t('app.select_all_matching', { count: total, number: format.number(total) })}
    </Button>
  )
}
