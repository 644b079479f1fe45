import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import { profile } from '#contract/profile.ts'
import { DateField } from '#web/kit/field-date.tsx'
import { Form } from '#web/kit/form.tsx'
import { useText } from '#web/kit/i18n.ts'
import { SubmitButton } from '#web/kit/submit-button.tsx'
import { toast } from '#web/kit/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row } from '#web/kit/ui/layout.tsx'

type ValidityDialogProps = { document: ArtistDocument; onClose: () => void }

/** Asks until when a document is valid. */
export function ValidityDialog({ document: { id, name, valid_until }, onClose }: ValidityDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('profile.validity_title', { name })} onClose={onClose}>
      <Form
        endpoint={profile.updateDocument}
        params={{ id }}
        values={{ valid_until: valid_until ?? '' }}
        isFleeting
        onSent={() => {
          toast(t('profile.validity_saved'))
          onClose()
        }}
      >
        <DateField name="valid_until" label="proArtists.valid_until" hint="profile.validity_hint" />
        <Row justify="end">
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </Row>
      </Form>
    </Dialog>
  )
}
