import type { CSSProperties, ReactNode } from 'react'
import styles from './layout.module.css'

/** Layout primitives: stack, row, columns, panel and text. */

type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
const gaps: Record<Gap, number> = { xs: 3, sm: 4, md: 5, lg: 6, xl: 7 }
const withGap = (gap: Gap, more?: object) => ({ '--gap': `var(--space-${gaps[gap]})`, ...more }) as CSSProperties

/** A vertical stack. */
export function Stack({ gap = 'md', children }: { gap?: Gap; children: ReactNode }) {
  return (
    <div className={styles.stack} style={withGap(gap)}>
      {children}
    </div>
  )
}

type RowProps = { gap?: Gap; justify?: 'start' | 'between' | 'end'; children: ReactNode }

/** A horizontal row that wraps. */
export function Row({ gap = 'sm', justify = 'start', children }: RowProps) {
  return (
    <div className={styles.row} data-justify={justify} style={withGap(gap)}>
      {children}
    </div>
  )
}

type ColumnsProps = { gap?: Gap /** The minimum width of a column. */; column?: string; children: ReactNode }

/** A grid of as many equal columns as fit. */
export function Columns({ gap = 'md', column = '18rem', children }: ColumnsProps) {
  return (
    <div className={styles.columns} style={withGap(gap, { '--column': column })}>
      {children}
    </div>
  )
}

type PanelProps = { id?: string; title?: ReactNode; tone?: 'sheet' | 'quiet'; children: ReactNode }

/** A card with a heading. */
export function Panel({ id, title, tone = 'sheet', children }: PanelProps) {
  return (
    <section id={id} className={styles.panel} data-tone={tone}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      {children}
    </section>
  )
}

type TextProps = { tone?: 'ink' | 'soft'; size?: 'md' | 'sm'; isProse?: boolean; children: ReactNode }

export function Text({ tone = 'ink', size = 'md', isProse, children }: TextProps) {
  const classes = [tone === 'soft' && styles.soft, size === 'sm' && styles.small, isProse && styles.prose]
  return <p className={classes.filter(Boolean).join(' ') || undefined}>{children}</p>
}

/** A large number. */
export function Figure({ children }: { children: ReactNode }) {
  return <span className={styles.figure}>{children}</span>
}
