import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { type FormField, knownFields } from '#network/artists/web/fields/form-sections.shown.ts'
import { AvatarSection } from './avatar-section.tsx'
import styles from './data-form.module.css'
import { DocumentsSection } from './documents-section.tsx'
import { FieldLinks } from './field-links.tsx'
import { FormProgress } from './form-progress.tsx'
import { typedValues, useOpenFields, useUnmendedFields } from './form-state.ts'
import { TypedSection } from './typed-section.tsx'

type DataFormProps = { hash: string; form: ProArtistForm }

/**
 * The artist's data. Text is sent at the end and stored on this device until then; picture and documents are sent at
 * once.
 */
export function DataForm({ hash, form }: DataFormProps) {
  const t = useText()
  const go = useGo()
  const named = knownFields(form.missing?.fields ?? [])
  const note = (field: FormField) => (named.includes(field) ? 'applications.please_mend' : undefined)
  const isFolded = (field: FormField) => named.length > 0 && !named.includes(field)
  const typed = { named, note }
  return (
    <Form
      endpoint={applications.sendForm}
      params={{ hash }}
      values={typedValues(form)}
      draft={`pro-artist-form.${hash}`}
      onSent={() => go(`/pro-artist-form/${hash}/finalized`, { replaces: true })}
    >
      {form.missing && <MissingNotice {...form.missing} />}
      <div className={styles.desk}>
        <FormProgress form={form} />
        <Stack>
          <TypedSection name="person" {...typed} />
          <TypedSection name="address" {...typed} />
          <TypedSection name="business" text="artists.business_text" {...typed} />
          <TypedSection name="about" {...typed} />
          <AvatarSection hash={hash} form={form} note={note('avatar')} isFolded={isFolded('avatar')} />
          <DocumentsSection hash={hash} form={form} note={note('documents')} isFolded={isFolded('documents')} />
          <StillMissing form={form} />
          <Text tone="soft">{t('applications.form_send_text')}</Text>
          <Row>
            <SubmitButton>{t('applications.form_send')}</SubmitButton>
          </Row>
          <PrivacyNote of={applications.sendForm} />
        </Stack>
      </div>
    </Form>
  )
}

/** The office's request: its comment, and links to the fields that it named. */
function MissingNotice({ comment, fields }: { comment: string; fields: string[] }) {
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

/** Before sending: links to the fields that would stop the form, or that were requested and are unchanged. */
function StillMissing({ form }: { form: ProArtistForm }) {
  const t = useText()
  const open = useOpenFields(form)
  const unmended = useUnmendedFields(form).filter((field) => !open.includes(field))
  if (open.length + unmended.length === 0) return <Notice tone="good" title={t('applications.nothing_missing')} />
  return (
    <Notice tone={open.length > 0 ? 'info' : 'waiting'}>
      {open.length > 0 && (
        <FieldLinks label={t('applications.still_missing')} fields={open} documents="applications.certificate" />
      )}
      {unmended.length > 0 && <FieldLinks label={t('applications.still_unmended')} fields={unmended} />}
    </Notice>
  )
}
