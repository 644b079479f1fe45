import type { ComponentProps } from 'react'
import styles from './bar.module.css'

type BarProps = Omit<ComponentProps<'section'>, 'className' | 'style'> & {
  /** At the edges of the whole page, a card over what it belongs to, or of a mode that every screen is in. */
  kind?: 'page' | 'card' | 'mode'
  tone?: 'waiting'
}

/** What can be done with the page, in sight at the bottom of the window. A `small` in it is a hint, which gives way on a phone. */
export function Bar({ kind, tone, ...rest }: BarProps) {
  return <section className={`${styles.bar} not-printed`} data-kind={kind} data-tone={tone} {...rest} />
}
