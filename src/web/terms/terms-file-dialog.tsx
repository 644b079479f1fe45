import { languages } from '#contract/kit/text.ts'
import { type KeptTermsFile, terms } from '#contract/terms/terms.ts'
import { DateField } from '#web/kit/form/field-date.tsx'
import { FileField } from '#web/kit/form/field-file.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Columns, Row, Stack } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

type TermsFileDialogProps = {
  /** Those that there are. */
  files: readonly KeptTermsFile[]
  onClose: () => void
}

/** One more document: a new version, or the other language of one that is there. */
export function TermsFileDialog({ files, onClose }: TermsFileDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('terms.file_new')} width="wide" onClose={onClose}>
      <Form
        endpoint={terms.upload}
        // Nothing is chosen yet.
        values={{ file: null as never, language: null, version: '', effective_from: '' }}
        onSent={() => {
          toast(t('terms.file_saved'))
          onClose()
        }}
      >
        <Stack>
          <FileField name="file" label="terms.file" purpose="terms" />
          <SelectField
            name="language"
            label="terms.language"
            options={languages.map((value) => ({ value, label: t(`app.language_${value}`) }))}
          />
          <Columns column="14rem">
            <TextField name="version" label="terms.version" hint="terms.version_hint" />
            <DateField name="effective_from" label="terms.effective_from" hint="terms.effective_from_hint" />
          </Columns>
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

/** Said before the file is added: its version has no document for readers of the other language yet. */
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
