import { earliestTermsDay, type StoredTermsFile, terms, termsNoticeDays } from '#academy/terms/contract/terms.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { FileField } from '#kit/web/upload/field-file.tsx'

type TermsFileDialogProps = {
  /** Those that there are. */
  files: readonly StoredTermsFile[]
  onClose: () => void
}

/** One more document: a new version, or the other language of one that is there. */
export function TermsFileDialog({ files, onClose }: TermsFileDialogProps) {
  const t = useText()
  const isChange = files.some(({ state }) => state === 'IN_FORCE')
  const half = halfVersion(files)
  return (
    <Dialog title={t('terms.file_new')} width="wide" onClose={onClose}>
      <Form
        endpoint={terms.upload}
        // Nothing is chosen yet, unless a version waits for its other language.
        values={{
          file: null as never,
          language: half?.language ?? null,
          version: half?.version ?? '',
          effective_from: half?.effective_from ?? (isChange ? earliestTermsDay(new Date()) : academyDay(new Date())),
          changes: { pl: '', 'en-US': '' },
        }}
        onSent={() => {
          toast(t('terms.file_saved'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('terms.file_new_text')}</Text>
          <FileField name="file" label="terms.file" purpose="terms" />
          <SelectField name="language" label="terms.language" options={optionsOf(t, languages, 'app.language')} />
          <Columns column="14rem">
            <TextField name="version" label="terms.version" hint="terms.version_hint" isVerbatim />
            <DateField
              name="effective_from"
              label="terms.effective_from"
              hint="terms.effective_from_hint"
              hintParams={{ days: termsNoticeDays }}
            />
          </Columns>
          {isChange && (
            <BilingualField name="changes" label="terms.changes" hint="terms.changes_hint" isProse rows={4} />
          )}
          <AloneInItsLanguage files={files} />
          <Row justify="end">
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('terms.file_add')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** The newest version, where it has a document in one language alone, with the other. */
function halfVersion(files: readonly StoredTermsFile[]) {
  const newest = files.toSorted((one, other) => other.effective_from.localeCompare(one.effective_from))[0]
  const language = languages.find(
    (one) => !files.some((file) => file.version === newest?.version && file.language === one),
  )
  return newest && language ? { language, version: newest.version, effective_from: newest.effective_from } : null
}

/** A warning before the file is added: its version has no document for readers of the other language yet. */
function AloneInItsLanguage({ files }: Pick<TermsFileDialogProps, 'files'>) {
  const t = useText()
  const language = useFormValue('language')
  const version = String(useFormValue('version')).trim()
  const lacking = languages.find(
    (one) => one !== language && !files.some((file) => file.version === version && file.language === one),
  )
  if (!language || !version || !lacking) return null
  return <Notice tone="waiting">{t(`terms.file_alone_${lacking}`)}</Notice>
}
