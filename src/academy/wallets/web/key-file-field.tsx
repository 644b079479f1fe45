import { useState } from 'react'
import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { ariaProps, InputWrapper } from '#kit/web/ui/inputs/input.tsx'
import { Row } from '#kit/web/ui/layout.tsx'

/** A small file whose content is the value, in base64. The browser reads it; it is sent with the form and not stored. */
export function KeyFileField({ accept, ...field }: FieldProps & { accept: string }) {
  const t = useText()
  const { id, label, description, value, error, isOptional, onChange } = useField(field)
  const [name, setName] = useState('')
  async function choose(file: File | undefined) {
    if (!file) return
    setName(file.name)
    onChange(base64(new Uint8Array(await file.arrayBuffer())))
  }
  return (
    <InputWrapper id={id} label={label} description={description} error={error}>
      <Row>
        <label {...buttonVariant({})}>
          <span aria-hidden="true">{t('wallets.choose')}</span>
          <input
            {...ariaProps({ id, description, error })}
            id={id}
            type="file"
            accept={accept}
            className="sr-only"
            required={!isOptional}
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0])
              // Otherwise choosing the same file again, after an error, would fire no event.
              event.currentTarget.value = ''
            }}
          />
        </label>
        <span role="status">{value !== '' && name !== '' && t('wallets.chosen', { name })}</span>
      </Row>
    </InputWrapper>
  )
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
