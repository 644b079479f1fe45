import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { knownFields } from '#network/artists/web/fields/form-sections.shown.ts'
import { FieldLinks } from './field-links.tsx'

/** The office's request: its comment, and links to the fields that it named. */
export function MissingNotice({ comment, fields }: { comment: string; fields: string[] }) {
  const t = useText()
  const named = knownFields(fields)
  return (
    <Notice
      tone="waiting"
      title={t('applications.form_missing_title')}
      actions={named.length > 0 && <FieldLinks label={t('applications.form_missing_fields')} fields={named} />}
    >
      <Text isProse>{comment}</Text>
    </Notice>
  )
}
