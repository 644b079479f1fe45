import type { ComponentProps, CSSProperties } from 'react'
import styles from './input.module.css'
import { ariaProps, type InputTexts, InputWrapper, useInputTexts } from './input.tsx'

type TextAreaProps = InputTexts & { rows: number } & ComponentProps<'textarea'>

/** A multi-line input that grows with its text. */
export function TextArea({ label, description, error, rows, ...input }: TextAreaProps) {
  const texts = useInputTexts(input.id, { label, description, error })
  const style = { '--rows': rows } as CSSProperties
  return (
    <InputWrapper {...texts}>
      <textarea {...ariaProps(texts)} {...input} id={texts.id} rows={rows} className={styles.input} style={style} />
    </InputWrapper>
  )
}
