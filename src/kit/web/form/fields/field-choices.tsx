import { Chip } from '#kit/web/ui/content/chip.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import styles from '../form.module.css'
import { type FieldProps, useField } from './field.tsx'
import type { Option } from './field-select.tsx'
import { InputGroup } from './input-group.tsx'

type Choice = Option & {
  /** The heading of its group. */
  group?: string
}

/** Multiple choice from a few options, as chips. */
export function ChoicesField({ options, ...field }: FieldProps & { options: Choice[] }) {
  const { name, label, description, value, error, isOptional, onChange, onBlur } = useField(field)
  const chosen = (value as string[] | null) ?? []
  return (
    <InputGroup {...{ name, label, error, onBlur }} hint={description} isRequired={!isOptional}>
      {grouped(options).map(({ group, members }) => (
        <Row key={group ?? ''} role="group" aria-label={group} gap="xs" align="stretch">
          {group && (
            <span className={styles.group} data-text="sm" data-ink="soft" aria-hidden="true">
              {group}
            </span>
          )}
          {members.map((option) => (
            <Chip
              key={option.value}
              name={name}
              isChosen={chosen.includes(option.value)}
              onChange={(isChosen) => onChange(toggled(chosen, option.value, isChosen))}
            >
              {option.label}
            </Chip>
          ))}
        </Row>
      ))}
    </InputGroup>
  )
}

function grouped(options: Choice[]) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => ({ group, members: options.filter((option) => option.group === group) }))
}

function toggled(chosen: string[], value: string, isChosen: boolean) {
  return isChosen ? [...chosen, value] : chosen.filter((other) => other !== value)
}
