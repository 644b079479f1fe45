import { createPortal } from 'react-dom'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import type { applications } from '#network/applications/contract/applications.ts'
import type { ArtistDocument } from '#network/artists/contract/artists.entities.ts'
import type { profile } from '#network/profile/contract/profile.ts'
import { isPast } from './validity.shown.tsx'

/** The call that changes a document's day, and its input apart from the document's id. */
export type DateDocument = {
  endpoint: typeof applications.updateFormDocument | typeof profile.updateDocument
  params: object
}

type ValidityDialogProps = { change: DateDocument; document: ArtistDocument; onClose: () => void }

/** The dialog for the day until which a document is valid. */
export function ValidityDialog({ change, document: { id, name, valid_until }, onClose }: ValidityDialogProps) {
  const t = useText()
  // In the secret form it is opened from within a form, and forms may not be nested.
  return createPortal(
    <Dialog title={t('profile.validity_title', { name })} onClose={onClose}>
      <Form
        endpoint={change.endpoint as typeof profile.updateDocument}
        params={{ ...change.params, id }}
        values={{ valid_until: valid_until ?? '' }}
        isDiscardable
        onSent={() => {
          toast(t('profile.validity_saved'))
          onClose()
        }}
      >
        <DateField name="valid_until" label="artists.valid_until" hint="profile.validity_hint" />
        <PastWarning />
        <Row justify="end">
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </Row>
      </Form>
    </Dialog>,
    document.body,
  )
}

function PastWarning() {
  const t = useText()
  const day = useFormValue('valid_until')
  if (!isPast(String(day ?? ''))) return null
  return <Notice tone="waiting">{t('artists.valid_until_past')}</Notice>
}
