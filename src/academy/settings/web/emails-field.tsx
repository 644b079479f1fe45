import { useRef } from 'react'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { useFormError, useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { IconPlus, IconTrash } from '~icons'

/** Any number of addresses, each on a row of its own with its errors. */
export function EmailsField({ name }: { name: string }) {
  const t = useText()
  const { write, clearError } = useFormState()
  const error = useFormError(name)
  const emails = useFormValue(name) as string[]
  const list = useRef<HTMLFieldSetElement>(null)

  /** Errors of rows are cleared, for the rows have moved. */
  function change(next: string[], focused: number) {
    for (const row of emails.keys()) clearError(`${name}.${row}`)
    write(name, next)
    requestAnimationFrame(() => (list.current?.querySelectorAll('input')[focused] ?? list.current)?.focus())
  }

  return (
    <InputGroup
      ref={list}
      tabIndex={-1}
      name={name}
      label={t('settings.dedicated_emails')}
      hint={t('settings.dedicated_hint')}
      error={error}
    >
      <Stack gap="sm">
        {emails.length === 0 && <Text>{t('settings.dedicated_none')}</Text>}
        {emails.map((_, row) => (
          <EmailRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index.
            key={row}
            name={`${name}.${row}`}
            number={row + 1}
            onRemove={() => change(emails.toSpliced(row, 1), Math.max(row - 1, 0))}
          />
        ))}
        <Row>
          <Button
            data-add
            icon={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => change([...emails, ''], emails.length)}
          >
            {t('settings.dedicated_add')}
          </Button>
        </Row>
      </Stack>
    </InputGroup>
  )
}

function EmailRow({ name, number, onRemove }: { name: string; number: number; onRemove: () => void }) {
  const t = useText()
  const { write, validate } = useFormState()
  const value = useFormValue(name) as string
  const label = t('settings.dedicated_email', { number })
  return (
    <TextInput
      id={fieldId(name)}
      label={label}
      error={useFormError(name)}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-required
      value={value ?? ''}
      onChange={(event) => write(name, event.currentTarget.value)}
      onBlur={() => value && validate(name)}
      adornment={
        <IconButton label={t('app.entry_remove', { name: label })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
