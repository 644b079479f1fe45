import { useEffect, useRef, useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { decisions, listedAtOnce, type WaitingDecision } from '#office/decisions/contract/decisions.ts'
import { useViewers } from './use-viewers.ts'

/** Between two looks at what others have decided, or have open, in milliseconds. */
const every = 15_000

export const keyOf = ({ kind, id }: Pick<WaitingDecision, 'kind' | 'id'>) => `${kind}.${id}`

/** What waits, the one that is looked at, and what was decided since the reader came. */
export function useSitting() {
  const { state, search, change } = useAddress(decisions.list.query)
  const [most, setMost] = useState(listedAtOnce)
  const list = useApi(decisions.list, { kind: state.kind, most }, { every, keepsPrevious: true })
  const rows = list.data?.data ?? []
  const key = search.item ?? ''
  const found = rows.find((row) => keyOf(row) === key)
  // What others decide on stays on the screen until the reader leaves it.
  const [last, setLast] = useState<{ row: WaitingDecision; index: number } | null>(null)
  const index = found ? rows.indexOf(found) : (last?.index ?? 0)
  if (found && (last?.row !== found || last.index !== index)) setLast({ row: found, index })
  const current = found ?? (last && keyOf(last.row) === key ? last.row : undefined)

  const [decided, setDecided] = useState<readonly string[]>([])
  const done = decided.filter((key) => !rows.some((row) => keyOf(row) === key)).length
  const left = (list.data?.kinds ?? [])
    .filter(({ kind }) => !state.kind || kind === state.kind)
    .reduce((sum, { count }) => sum + count, 0)

  /** Whether the focus follows to the next one: not where it was chosen in the list, which keeps it. */
  const follows = useRef(false)
  const open = (row: WaitingDecision | undefined, { replaces = false } = {}) =>
    change({ item: row ? keyOf(row) : null }, { replaces })
  const others = rows.filter((row) => keyOf(row) !== key && !decided.includes(keyOf(row)))
  const { isKnown, viewersOf } = useViewers(current, every)
  const free = others.filter((row) => viewersOf(row).length === 0)
  const isAfter = (row: WaitingDecision) => rows.indexOf(row) >= index
  /** What comes after the current one, which may have left the list; after the last comes the first. Others’ come last. */
  const next = free.find(isAfter) ?? free[0] ?? others.find(isAfter) ?? others[0]

  // The address always has what is shown, so that a reload and Back return to it. Until the list of another kind is there, nothing is.
  const isAwaited = list.isPlaceholderData && !current
  const first = current || isAwaited ? undefined : (free[0] ?? others[0])
  const firstKey = first && keyOf(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is another one each time.
  useEffect(() => {
    if (first && isKnown) open(first, { replaces: true })
  }, [firstKey, isKnown])

  return {
    list,
    rows,
    current,
    isOpening: isAwaited || first !== undefined,
    viewersOf,
    isDecidedElsewhere: !found,
    next,
    follows,
    done,
    kind: state.kind ?? null,
    place: done + index + 1,
    total: done + left,
    isMore: left > rows.length,
    showMore: () => setMost(most + listedAtOnce),
    choose: (row: WaitingDecision) => open(row),
    chooseKind: (kind: string | null) => change({ kind, item: null }),
    step(by: 1 | -1) {
      const row = (found || by < 0 ? rows[index + by] : undefined) ?? (by > 0 ? next : undefined)
      if (!row) return
      follows.current = true
      open(row)
    },
    goOn() {
      follows.current = true
      open(next)
    },
    decide() {
      if (current) setDecided([...decided, keyOf(current)])
      follows.current = true
      open(next)
    },
  }
}

export type Sitting = ReturnType<typeof useSitting>
