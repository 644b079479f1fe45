import type { CSSProperties, ReactNode } from 'react'
import { type Box, type Gap, withGap } from './layout.tsx'
import styles from './split.module.css'

/** What is side by side over many rows, or down a whole page. */

type SplitProps = {
  aside: ReactNode
  /** Of the aside, as of a column; else it takes its share. */
  width?: string
  /** What leads to the parts of the content comes before it. */
  isAsideFirst?: boolean
  /** The aside stays in sight. */
  isSticky?: boolean
  children: ReactNode
}

/** The content of a page, and next to it, where there is room, what belongs to it. */
export function Split({ aside, width = 'minmax(0, 1fr)', isAsideFirst, isSticky, children }: SplitProps) {
  const columns = ['minmax(0, 1.6fr)', width]
  const parts = [
    <div key="content" className={styles.part}>
      {children}
    </div>,
    <div key="aside" className={styles.part} data-sticky={isSticky || undefined}>
      {aside}
    </div>,
  ]
  if (isAsideFirst) for (const list of [columns, parts]) list.reverse()
  return (
    <div className={styles.split} style={{ '--columns': columns.join(' ') } as CSSProperties}>
      {parts}
    </div>
  )
}

type AlignedProps = Box & {
  gap?: Gap
  /** The widths of the columns, as of a grid. */
  columns?: string
  /** Of the parts of a row. */
  align?: 'center' | 'start'
}

/** A list whose rows share their columns. */
export function Aligned({
  as: Tag = 'ul',
  gap = 'sm',
  columns = 'auto minmax(0, 1fr)',
  align = 'center',
  ...rest
}: AlignedProps) {
  return <Tag className={styles.aligned} style={withGap(gap, { '--columns': columns, '--align': align })} {...rest} />
}
