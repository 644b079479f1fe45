import type { ComponentProps } from 'react'
import styles from './entry.module.css'

type EntryProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'style'> & {
  /** A picture, and several lines next to it. */
  hasLines?: boolean
}

/** An entry of a menu or list: a row that is a button as a whole. */
export function Entry({ hasLines, ...rest }: EntryProps) {
  return <button type="button" className={styles.entry} data-lines={hasLines || undefined} {...rest} />
}

/** The looks of it for a link. */
export const entryLook = { className: styles.entry }
