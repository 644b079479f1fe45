import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './layout.module.css'

/** Layout primitives: stack, row, columns, cards, lines and text, in the steps of `tokens.css`. */

const gaps = { none: 0, '3xs': 1, '2xs': 2, xs: 3, sm: 4, md: 5, lg: 6, xl: 7 }
export type Gap = keyof typeof gaps
export const withGap = (gap: Gap, more?: object) => ({ '--gap': `var(--space-${gaps[gap]})`, ...more }) as CSSProperties

/** The element that a primitive is: a list stays a list. */
type Element =
  | 'div'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
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
  | 'q'
  | 'figure'
  | 'figcaption'
  | 'blockquote'
  | 'fieldset'
  | 'legend'
export type Box = { as?: Element } & Pick<
  ComponentProps<'div'>,
  'id' | 'role' | 'children' | 'lang' | (`aria-${string}` & keyof ComponentProps<'div'>)
>

type StackProps = Box & {
  gap?: Gap
  align?: 'start' | 'center'
  /** Of any length: it scrolls by itself. */
  isScrolling?: boolean
  /** Shown until the newer rows are there. */
  isStale?: boolean
}

/** A vertical stack. */
export function Stack({ as: Tag = 'div', gap = 'md', align, isScrolling, isStale, ...rest }: StackProps) {
  return (
    <Tag
      className={styles.stack}
      data-align={align}
      data-scrolls={isScrolling || undefined}
      data-stale={isStale || undefined}
      style={withGap(gap, { alignItems: align })}
      {...rest}
    />
  )
}

type RowProps = Box & {
  gap?: Gap
  justify?: 'space-between' | 'end' | 'center'
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  /** On one line, however narrow. */
  isLine?: boolean
  /** The part that takes the room that is left. */
  grows?: 'first' | 'last'
  /** Where less is left for that part, the row wraps. */
  basis?: string
  /** At the end of its card. */
  isFoot?: boolean
  isScrolling?: boolean
}

/** A horizontal row that wraps. */
export function Row({
  as: Tag = 'div',
  gap = 'sm',
  justify,
  align,
  isLine,
  grows,
  basis,
  isFoot,
  isScrolling,
  ...rest
}: RowProps) {
  return (
    <Tag
      className={styles.row}
      data-line={isLine || undefined}
      data-grow={grows}
      data-foot={isFoot || undefined}
      data-scrolls={isScrolling || undefined}
      style={withGap(gap, { '--basis': basis, alignItems: align, justifyContent: justify })}
      {...rest}
    />
  )
}

type ColumnsProps = {
  as?: 'div' | 'dl' | 'ul'
  gap?: Gap
  /** The minimum width of a column. */
  column?: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A grid of as many equal columns as fit. */
export function Columns({ as: Tag = 'div', gap = 'md', column = '18rem', align = 'start', children }: ColumnsProps) {
  return (
    <Tag className={styles.columns} style={withGap(gap, { '--column': column, alignItems: align })}>
      {children}
    </Tag>
  )
}

type CardsProps = { gap?: Gap; column?: string; children: ReactNode } & Pick<Box, 'aria-label'>

/** A list of cards side by side, each as wide and as high as the others. */
export function Cards({ gap = 'md', column = '18rem', ...rest }: CardsProps) {
  return <ul className={styles.cards} style={withGap(gap, { '--column': column })} {...rest} />
}

/** A list with lines between its rows. */
export function Lines({ as: Tag = 'ul', ...rest }: Box) {
  return <Tag className={styles.lines} {...rest} />
}

/** Secondary facts about one thing, next to each other. */
export function Meta({ as: Tag = 'span', ...rest }: Box) {
  return <Tag className={styles.meta} {...rest} />
}

type TextProps = Box & {
  tone?: 'soft' | 'accent' | 'brick' | 'sage' | 'amber'
  /** The largest is in the display font. */
  size?: 'xs' | 'sm' | 'lg'
  isStrong?: boolean
  isProse?: boolean
  /** Begins with a capital, also where the text is otherwise used within a sentence. */
  isSentence?: boolean
  /** Cut after so many. */
  lines?: number
}

/** A paragraph, words within one, or a heading in the font of the text. */
export function Text({ as: Tag = 'p', tone, size, isStrong, isProse, isSentence, lines, ...rest }: TextProps) {
  const classes = [
    isStrong && styles.strong,
    isProse && styles.prose,
    isSentence && styles.sentence,
    lines && styles.cut,
  ]
  const style = lines ? ({ '--lines': lines } as CSSProperties) : undefined
  return (
    <Tag
      className={classes.filter(Boolean).join(' ') || undefined}
      data-ink={tone}
      data-text={size ?? (Tag.startsWith('h') ? '' : undefined)}
      style={style}
      {...rest}
    />
  )
}
