import { useRef, useState } from 'react'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { allRows } from '#kit/contract/list.ts'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { storeDraft, storedDraft } from '#kit/web/form/drafts/drafts.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Menu, MenuItem } from '#kit/web/ui/overlays/menu.tsx'
import { useIsPhone } from '#kit/web/ui/use-media.ts'
import { IconDots, IconX } from '~icons'
import type { Identified, ListEndpoint, RowOf } from '../list-column.ts'
import { ExportDialog } from '../toolbar/export-dialog.tsx'
import type { BulkAction, BulkWay } from './bulk-action.ts'
import type { ReadRows } from './bulk-check.ts'
import { BulkDialog, countsOf } from './bulk-dialog.tsx'
import styles from './list-bulk.module.css'
import type { Outcomes, Selection } from './list-selection.ts'

type BulkBarProps<E extends ListEndpoint> = {
  endpoint: E
  /** The list's current query. */
  input: object
  /** Reads the selected rows as they are now. */
  read: ReadRows<RowOf<E>>
  /** Null while it is unknown. */
  total: number | null
  page: RowOf<E>[]
  selection: Selection<RowOf<E>>
  actions: Action<RowOf<E>>[]
  nameOf: (row: RowOf<E>) => string
  /** The call that exports the rows with the given `ids`. */
  exported?: Endpoint
}

type Action<Row extends Identified> = BulkAction<Row> | BulkWay<Row>

/** The actions for the selected rows: only those that apply to at least one of them. */
export function BulkBar<E extends ListEndpoint>(props: BulkBarProps<E>) {
  const { input, read, page, total, selection, actions, nameOf, exported } = props
  const t = useText()
  const format = useFormat()
  const [chosen, setChosen] = useState<{ action: BulkAction<RowOf<E>>; rows: RowOf<E>[] } | null>(null)
  const { messages, write } = useMessages(props.endpoint.path)
  const last = useRef<BulkAction<RowOf<E>> | null>(null)
  const [saved, setSaved] = useState<object | null>(null)
  const selectAll = useSelectAll(props)
  const isPhone = useIsPhone()
  const { count, rows, outcomes } = selection
  const refused = rows.filter(({ id }) => outcomes.get(id)?.state === 'refused')
  const retried = refused.length > 0 ? last.current : null
  const possible = inOrder(actions.filter(({ applies }) => rows.some(applies)))
  const primary = retried ? null : possible[0]
  const others = possible.filter((action) => action !== primary)

  function open(action: Action<RowOf<E>>, concerned = rows) {
    if ('go' in action) return action.go(concerned.filter(action.applies))
    last.current = action
    setChosen({ action, rows: concerned })
  }

  async function end(results: Outcomes, done: RowOf<E>[]) {
    // The reader's own changes are not reported to them as changes by others.
    const now = done.length > 0 ? await read(done.map(({ id }) => id)).catch(() => []) : []
    selection.setOutcomes(results, now)
  }

  const inMenu = (action: Action<RowOf<E>>) => (
    <MenuItem key={action.name} tone={action.tone} onClick={() => open(action)}>
      {action.label}
    </MenuItem>
  )
  const maySelectAll = page.length > 0 && page.every(selection.has) && total !== null && count < total

  return (
    <>
      {count > 0 && (
        <section id={selection.barId} className={`${styles.bar} floating`} aria-label={t('app.selected_actions')}>
          <Text role="status" isStrong>
            {t('app.selected', { count, number: format.number(count) })}
            {outcomes.size > 0 && (
              <span className={styles.result} data-text="sm" data-ink="soft">
                {t('app.bulk_result', countsOf(outcomes))}
              </span>
            )}
          </Text>
          <div className={styles.actions}>
            {retried && (
              <Button size="sm" kind="primary" onClick={() => open(retried, refused)}>
                {t('app.bulk_retry', { count: refused.length })}
              </Button>
            )}
            {primary && (
              <Button size="sm" kind={primary.tone ?? 'primary'} onClick={() => open(primary)}>
                {primary.label}
              </Button>
            )}
            {maySelectAll && !isPhone && (
              <Button size="sm" kind="quiet" isBusy={selectAll.isBusy} onClick={selectAll.select}>
                {selectAll.label}
              </Button>
            )}
            <Menu
              side="top"
              button={
                <Button size="sm" icon={<IconDots size={18} aria-hidden="true" />}>
                  {t('app.more_actions')}
                </Button>
              }
            >
              {maySelectAll && isPhone && <MenuItem onClick={selectAll.select}>{selectAll.label}</MenuItem>}
              {others.filter(({ tone }) => !tone).map(inMenu)}
              {exported && (
                <MenuItem onClick={() => setSaved({ ...input, ids: rows.map(({ id }) => id) })}>
                  {t('app.export_selected')}
                </MenuItem>
              )}
              {others.filter(({ tone }) => tone).map(inMenu)}
            </Menu>
          </div>
          <IconButton label={t('app.selection_clear')} onClick={selection.clear}>
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </section>
      )}
      {exported && saved && <ExportDialog endpoint={exported} input={saved} onClose={() => setSaved(null)} />}
      {chosen && (
        <BulkDialog
          {...chosen}
          read={read}
          nameOf={nameOf}
          message={messages[chosen.action.name] ?? ''}
          onMessage={(message) => write(chosen.action.name, message)}
          onEnd={(results, done) => void end(results, done)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

/** Drafts of messages by action: a dialog opens again with its text, also after a reload or the end of the session. */
function useMessages(path: string) {
  const draft = `${currentUser()?.id}.bulk.${path}`
  const [messages, setMessages] = useState(() => (storedDraft(draft)?.typed ?? {}) as Record<string, string>)

  function write(action: string, message: string) {
    const { [action]: _, ...others } = messages
    const typed = message ? { ...others, [action]: message } : others
    setMessages(typed)
    storeDraft(draft, { base: {}, typed })
  }

  return { messages, write }
}

/** In the given order, dangerous actions last. */
function inOrder<Row extends Identified>(actions: Action<Row>[]): Action<Row>[] {
  return [...actions.filter(({ tone }) => !tone), ...actions.filter(({ tone }) => tone)]
}

/** Extends the selection from the page to all matching rows. */
function useSelectAll<E extends ListEndpoint>({ endpoint, input, total, selection }: BulkBarProps<E>) {
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
  const count = total ?? 0
  const label = t('app.select_all_matching', { count, number: format.number(count) })
  return { label, isBusy, select: () => void selectAll() }
}
