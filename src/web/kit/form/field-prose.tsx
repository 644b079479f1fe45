import { Textarea } from '@mantine/core'
import { useFormat } from '#web/kit/language/format.ts'
import { type FieldProps, useField } from './field.tsx'
import styles from './form.module.css'
import '#web/kit/ui/prose.css'

type ProseFieldProps = FieldProps & { rows?: number }

/** Several lines of text; grows with what is typed, and counts it where there is a limit. */
export function ProseField({ rows = 3, ...field }: ProseFieldProps) {
  const format = useFormat()
  const { value, isOptional, maxLength, description, ...input } = useField(field)
  const text = (value as string | null) ?? ''
  const length = Array.from(text.trim()).length
  const counter = maxLength && (
    <span className={styles.counter}>
      {format.number(length)} / {format.number(maxLength)}
    </span>
  )
  return (
    <Textarea
      {...input}
      value={text}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      autosize
      minRows={rows}
      maxRows={16}
      aria-required={!isOptional}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {counter}
          {description}
        </>
      }
    />
  )
}
