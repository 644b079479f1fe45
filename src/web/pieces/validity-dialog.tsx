import { createPortal } from 'react-dom'
import type { applications } from '#contract/applications/applications.ts'
import type { ArtistDocument } from '#contract/artists/artists.entities.ts'
import type { profile } from '#contract/profile/profile.ts'
import { DateField } from '#web/kit/form/field-date.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { isPast } from './validity.tsx'

/** The call that changes a document's day, and what it needs besides the document's id. */
export type DateDocument = {
  endpoint: typeof applications.updateFormDocument | typeof profile.updateDocument
  params: object
}

type ValidityDialogProps = { change: DateDocument; document: ArtistDocument; onClose: () => void }

/** Asks until when a document is valid. */
export function ValidityDialog({ change, document: { id, name, valid_until }, onClose }: ValidityDialogProps) {
  const t = useText()
  // In the secret form it is asked from within a form, and a form may not stand in another.
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
