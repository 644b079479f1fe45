import type { ComponentProps } from 'react'
import styles from './entry.module.css'

type EntryProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'style'>

/** An entry of a menu or list: a row that is a button as a whole. */
export function Entry(props: EntryProps) {
  return <button type="button" className={styles.entry} {...props} />
}

/** The looks of it for a link. */
export const entryLook = { className: styles.entry }
