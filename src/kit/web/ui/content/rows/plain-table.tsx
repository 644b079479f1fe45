import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

type PlainTableProps = {
  /** What it is a table of, which its place shows to who sees it. */
  label: string
  /** All columns but the first are numbers. */
  isOfFigures?: boolean
  children: ReactNode
}

/** A table of few rows, which is read and not sorted; everything else is a `List`. */
export function PlainTable({ label, isOfFigures, children }: PlainTableProps) {
  return (
    <table className={styles.table} data-figures={isOfFigures || undefined}>
      <caption className="sr-only">{label}</caption>
      {children}
    </table>
  )
}
