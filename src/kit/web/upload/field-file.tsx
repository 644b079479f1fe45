import type { Purpose } from '#kit/contract/values/files.ts'
import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { DropZone } from '#kit/web/upload/drop-zone.tsx'
import styles from './field-file.module.css'

/** A file that is sent with the form. */
export function FileField({ purpose, ...field }: FieldProps & { purpose: Purpose }) {
  const t = useText()
  const format = useFormat()
  const { id, value, error, isOptional, onChange } = useField(field)
  const file = value instanceof File ? value : null
  return (
    <Stack id={id} gap="xs">
      <Text as="span" isStrong>
        {t(field.label)}
        {isOptional && ` ${t('app.optional')}`}
      </Text>
      <DropZone
        purpose={purpose}
        label={t(field.label)}
        isRequired={!isOptional}
        isWrong={error !== undefined}
        describedBy={error ? `${id}-error` : `${id}-chosen`}
        onFile={onChange}
      />
      <p id={`${id}-chosen`} role="status" className={styles.chosen}>
        {file && t('app.file_chosen', { name: file.name, size: format.bytes(file.size) })}
      </p>
      {error && (
        <Text id={`${id}-error`} tone="brick" size="sm">
          {error}
        </Text>
      )}
    </Stack>
  )
}
