import { useEffect } from 'react'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { FileField } from '#kit/web/upload/field-file.tsx'
import { type ImportKind, kindOf } from '#office/imports/contract/import-kinds.ts'

/** The ZIP with the files that rows name, for kinds that have files. */
export function ArchiveField() {
  const t = useText()
  const { fill } = useFormState()
  const kind = useFormValue('kind') as ImportKind | null
  const archive = useFormValue('archive')
  const hasArchive = kind !== null && kindOf({ kind }).hasArchive === true
  // What was chosen for another kind is not sent.
  useEffect(() => {
    if (!hasArchive && archive) fill({ archive: null })
  }, [hasArchive, archive, fill])
  if (!hasArchive) return null
  return (
    <Stack gap="sm">
      <FileField name="archive" label="imports.archive" purpose="archive" />
      <Text tone="soft" size="sm">
        {t('imports.archive_text')}
      </Text>
      <Text tone="soft" size="sm">
        {t('imports.archive_drafts')}
      </Text>
    </Stack>
  )
}
