import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

type RowLinkProps = { to: string; children: ReactNode }

/** A cheap link: hundreds of them mount while a long list scrolls, so it neither subscribes to the URL nor preloads. */
export function RowLink({ to, children }: RowLinkProps) {
  const router = useRouter()
  function follow(event: MouseEvent) {
    // Modified clicks are the browser's: a new tab or window, or a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ to })
  }
  return (
    <a className="covering" href={router.history.createHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** A title that opens a dialog instead of a screen. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className="covering" aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  )
}

/** Preloads the screen of the rows on hover or focus. */
export function useScreenBehind<Row>({ rows, link }: { rows: Row[]; link?: (row: Row) => string }) {
  const router = useRouter()
  const [first] = rows
  const fetchAhead = () => void (link && first && router.preloadRoute({ to: link(first) }))
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}
