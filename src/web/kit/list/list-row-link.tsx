import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import styles from './list.module.css'

type RowLinkProps = { to: string; children: ReactNode }

/** A link as plain as can be: hundreds of them come and go while a long list scrolls, so it neither follows the address nor fetches ahead. */
export function RowLink({ to, children }: RowLinkProps) {
  const router = useRouter()
  function follow(event: MouseEvent) {
    // The browser's own: into another tab or window, or onto the disk.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ to })
  }
  return (
    <a className={styles.rowLink} href={router.history.createHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** Fetches the screen behind the rows as soon as the pointer or the focus is on one of them. */
export function useScreenBehind<Row>({ rows, link }: { rows: Row[]; link?: (row: Row) => string }) {
  const router = useRouter()
  const [first] = rows
  const fetchAhead = () => void (link && first && router.preloadRoute({ to: link(first) }))
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}
