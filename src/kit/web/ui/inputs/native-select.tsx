import type { ComponentProps } from 'react'
import { Chevron } from '../chevron.tsx'
import styles from './input.module.css'
import { ariaProps, type InputTexts, InputWrapper, useInputTexts } from './input.tsx'

/** A native select. */
export function NativeSelect({ label, description, error, children, ...input }: InputTexts & ComponentProps<'select'>) {
  const texts = useInputTexts(input.id, { label, description, error })
  return (
    <InputWrapper {...texts} adornment={<Chevron />}>
      <select {...ariaProps(texts)} {...input} id={texts.id} className={styles.input}>
        {children}
      </select>
    </InputWrapper>
  )
}
