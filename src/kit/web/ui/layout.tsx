import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './layout.module.css'

/** Layout primitives: stack, row, columns, split, panel and text, in the steps of `tokens.css`. */

type Gap = '3xs' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
const gaps: Record<Gap, number> = { '3xs': 1, '2xs': 2, xs: 3, sm: 4, md: 5, lg: 6, xl: 7 }
const withGap = (gap: Gap | 'none', more?: object) =>
  ({ '--gap': gap === 'none' ? 0 : `var(--space-${gaps[gap]})`, ...more }) as CSSProperties

/** The element that a primitive is: a list stays a list. */
type Element =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'p'
  | 'span'
  | 'strong'
  | 'small'
  | 'h2'
  | 'h3'
type Box = { as?: Element } & Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'children' | 'lang' | (`aria-${string}` & keyof ComponentProps<'div'>)
>

/** A vertical stack. */
export function Stack({ as: Tag = 'div', gap = 'md', align, ...rest }: Box & { gap?: Gap | 'none'; align?: 'start' }) {
  return <Tag className={styles.stack} data-align={align} style={withGap(gap)} {...rest} />
}

type RowProps = Box & {
  gap?: Gap | 'none'
  justify?: 'start' | 'between' | 'end' | 'center'
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  /** On one line, however narrow. */
  isLine?: boolean
}

/** A horizontal row that wraps. */
export function Row({ as: Tag = 'div', gap = 'sm', justify, align, isLine, ...rest }: RowProps) {
  return (
    <Tag
      className={styles.row}
      data-justify={justify}
      data-align={align}
      data-line={isLine || undefined}
      style={withGap(gap)}
      {...rest}
    />
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

/** The content of a page, and beside it, where there is room, what belongs to it. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.part}>{children}</div>
      <div className={styles.part}>{aside}</div>
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

type TextProps = Box & {
  tone?: 'soft' | 'brick' | 'sage' | 'amber'
  size?: 'xs' | 'sm'
  isStrong?: boolean
  isProse?: boolean
}

/** A paragraph, or words within one. */
export function Text({ as: Tag = 'p', tone, size, isStrong, isProse, ...rest }: TextProps) {
  const classes = [tone && styles[tone], size && styles[size], isStrong && styles.strong, isProse && styles.prose]
  return <Tag className={classes.filter(Boolean).join(' ') || undefined} {...rest} />
}

/** A large number. */
export function Figure({ children }: { children: ReactNode }) {
  return <span className={styles.figure}>{children}</span>
}
