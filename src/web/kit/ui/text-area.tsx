import type { ComponentProps, CSSProperties } from 'react'
import styles from './input.module.css'
import { described, Labelled, useWords, type Words } from './input.tsx'

type TextAreaProps = Words & { rows: number } & ComponentProps<'textarea'>

/** Several lines; grows with what is typed. */
export function TextArea({ label, description, error, rows, ...input }: TextAreaProps) {
  const words = useWords(input.id, { label, description, error })
  const style = { '--rows': rows } as CSSProperties
  return (
    <Labelled {...words}>
      <textarea {...described(words)} {...input} id={words.id} rows={rows} className={styles.input} style={style} />
    </Labelled>
  )
}
