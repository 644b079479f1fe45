import { type PrivacyNotice, privacy } from '#academy/privacy/contract/privacy.ts'
import { privacyValues } from '#academy/privacy/contract/privacy-values.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'

type PrivacyEditorProps = { notice: PrivacyNotice; onClose: () => void }

/** The text of the next version, in both languages. */
export function PrivacyEditor({ notice: { body, template, versions }, onClose }: PrivacyEditorProps) {
  const t = useText()
  return (
    <Dialog title={t('privacy.edit')} width="wide" onClose={onClose}>
      <Form
        endpoint={privacy.save}
        values={{ body: { pl: body.pl, 'en-US': body['en-US'] }, based_on: versions[0]?.number ?? 0 }}
        draft="privacy"
        onSent={({ data }) => {
          toast(t('privacy.saved', { number: data.number }))
          onClose()
        }}
      >
        <Stack>
          <BilingualField name="body" label="privacy.body" hint="privacy.body_hint" isProse rows={18} />
          <Text tone="soft" size="sm">
            {t('privacy.values', { values: privacyValues.map((name) => `{{${name}}}`).join(', ') })}
          </Text>
          <DialogActions>
            <RestoreTemplate template={template} />
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('privacy.save')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

function RestoreTemplate({ template }: Pick<PrivacyNotice, 'template'>) {
  const t = useText()
  const { write } = useFormState()
  const restore = () => {
    for (const language of languages) write(`body.${language}`, template[language])
  }
  return (
    <Button kind="quiet" onClick={restore}>
      {t('privacy.restore')}
    </Button>
  )
}
