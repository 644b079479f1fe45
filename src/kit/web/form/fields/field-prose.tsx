import { useNumber } from '#kit/web/language/i18n.ts'
import { TextArea } from '#kit/web/ui/inputs/text-area.tsx'
import styles from '../form.module.css'
import { type FieldProps, useField } from './field.tsx'

type ProseFieldProps = FieldProps & { rows?: number }

/** A multi-line text that grows, with a character counter if there is a limit. */
export function ProseField({ rows = 3, ...field }: ProseFieldProps) {
  const number = useNumber()
  const { value, isOptional, maxLength, description, ...input } = useField(field)
  const text = (value as string | null) ?? ''
  const length = Array.from(text.trim()).length
  const counter = maxLength && (
    <span className={styles.counter}>
      {number(length)} / {number(maxLength)}
    </span>
  )
  return (
    <TextArea
      {...input}
      value={text}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      rows={rows}
      aria-required={!isOptional}
      description={
        <>
          {counter}
          {description}
        </>
      }
    />
  )
}
