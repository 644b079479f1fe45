import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { ListEndpoint, RowOf } from '#kit/web/list/list-column.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useFocusAfterRemoval } from '#kit/web/page/focus/focus-after.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import styles from './oldest-rows.module.css'

/** Of each queue of the dashboard. */
const oldestShown = 3

/** Characters that fit two lines of a row; the whole text is where the row leads. */
const twoLines = 70

/** How many rows the queue has, where that is known before they are: as much room is reserved. */
export const QueueLength = createContext(oldestShown)

type OldestRowsProps<E extends ListEndpoint> = {
  endpoint: E
  /** The queue, its oldest row first. */
  input: Input<E>
  children: (row: RowOf<E>) => ReactNode
}

/** The first of a list's rows, as the list itself has them. After a decision on one the focus moves to the next. */
export function OldestRows<E extends ListEndpoint>({ endpoint, input, children }: OldestRowsProps<E>) {
  const place = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = useApi(endpoint, { ...input, itemsPerPage: oldestShown } as Input<E>)
  const rows = data?.data.slice(0, oldestShown) as RowOf<E>[] | undefined
  useFocusAfterRemoval(
    rows?.map(({ id }) => id),
    place,
  )
  if (error && !rows) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!rows) return <OldestSkeleton />
  return (
    <ul ref={place} tabIndex={-1} className={styles.rows}>
      {rows.map(children)}
    </ul>
  )
}

/** As tall as the rows will be. */
export function OldestSkeleton() {
  const names = ['a', 'b', 'c'].slice(0, Math.min(useContext(QueueLength), oldestShown))
  return (
    <div className={styles.rows}>
      {names.map((name) => (
        <div key={name} className={styles.row}>
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </div>
  )
}

type Waiting =
  /** Who waits; a student has no picture. */
  | { person: { first_name: string; last_name: string; avatar_url?: string | null }; title?: undefined }
  /** What waits, where it is nobody. */
  | { title: string; person?: undefined }

type OldestRowProps = Waiting & {
  to: string
  search?: Record<string, string>
  /** For what, or who they are. */
  note: ReactNode
  /** Left out if only the note has it. */
  since?: string
  /** What can be done about it here. */
  children: ReactNode
}

export function OldestRow({ person, title, to, search, note, since, children }: OldestRowProps) {
  const name = person ? fullName(person) : shortened(title, twoLines)
  return (
    <li className={styles.row}>
      {person && <Avatar name={name} src={person.avatar_url ?? null} size="sm" />}
      <span className={styles.words}>
        <Link to={to} search={search}>
          {name}
        </Link>
        <span className={styles.note} data-text="sm" data-ink="soft">
          <span>{typeof note === 'string' ? shortened(note, twoLines) : note}</span>
          {since && <RelativeTime at={since} />}
        </span>
      </span>
      {/* Several rows have the same buttons: the group is named for whom they concern. */}
      <fieldset className={styles.decision} aria-label={name}>
        {children}
      </fieldset>
    </li>
  )
}
