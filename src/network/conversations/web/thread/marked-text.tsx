import { Fragment } from 'react'
import styles from './marked-text.module.css'
import { partsWith } from './matches-in-text.ts'

/** A text with what was searched for marked in it. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return partsWith(text, words).map(({ at, part, isFound }) =>
    isFound ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
