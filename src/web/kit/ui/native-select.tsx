import type { ComponentProps } from 'react'
import { Chevron } from './chevron.tsx'
import styles from './input.module.css'
import { described, Labelled, useWords, type Words } from './input.tsx'

/** One of several, by the browser's own list. */
export function NativeSelect({ label, description, error, children, ...input }: Words & ComponentProps<'select'>) {
  const words = useWords(input.id, { label, description, error })
  return (
    <Labelled {...words} beside={<Chevron />}>
      <select {...described(words)} {...input} id={words.id} className={styles.input}>
        {children}
      </select>
    </Labelled>
  )
}
