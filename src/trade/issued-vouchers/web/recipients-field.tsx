import { useState } from 'react'
import { decoded } from '#kit/contract/values/decoded.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useField } from '#kit/web/form/fields/field.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { TextArea } from '#kit/web/ui/inputs/text-area.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { DropZone } from '#kit/web/upload/drop-zone.tsx'
import styles from './recipients-field.module.css'
import { StudentSearch } from './student-search.tsx'

/** Addresses that are pasted, read from a file, or picked one by one: all stand in one text, where they can be corrected. */
export function RecipientsField() {
  const t = useText()
  const {
    value,
    isOptional: _,
    maxLength: __,
    onChange,
    ...input
  } = useField({
    name: 'recipients',
    label: 'voucherBatches.recipients',
    hint: 'voucherBatches.recipients_hint',
  })
  const [announcement, setAnnouncement] = useState('')
  const text = (value as string | null) ?? ''
  const add = (more: string) => onChange([text.trimEnd(), more].filter(Boolean).join('\n'))
  return (
    <Stack>
      <div className={styles.list}>
        <TextArea
          {...input}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          aria-required
        />
      </div>
      <StudentSearch
        onPicked={({ first_name, last_name, email }) => {
          add(`${fullName({ first_name, last_name })} <${email}>`)
          setAnnouncement(fullName({ first_name, last_name }))
        }}
      />
      <DropZone
        purpose="table"
        label={t('voucherBatches.file')}
        onFile={async (file) => {
          const read = decoded(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, '')
          add(read.trimEnd())
          setAnnouncement(
            t('voucherBatches.file_read', { count: read.trimEnd().split(/\r\n|\n|\r/).length, name: file.name }),
          )
        }}
      />
      <div role="status">{announcement && <Text size="sm">{announcement}</Text>}</div>
    </Stack>
  )
}
