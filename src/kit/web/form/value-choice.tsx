import type { ReactNode } from 'react'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import styles from './value-choice.module.css'

type Option = {
  /** Whose the value is. */
  title: string
  value: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** One of two values of a field, side by side where there is room. */
export function ValueChoice({ name, label, options }: { name: string; label: ReactNode; options: Option[] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(({ title, value, isChosen, onChoose }) => (
        <label key={title} className={styles.option}>
          <input type="radio" name={`choice-${name}`} checked={isChosen} onChange={onChoose} />
          <Stack as="span" gap="none">
            <Text as="span" tone="soft" size="sm">
              {title}
            </Text>
            <Text as="span" isProse>
              {value}
            </Text>
          </Stack>
        </label>
      ))}
    </fieldset>
  )
}
