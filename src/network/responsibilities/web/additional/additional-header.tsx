import { useState } from 'react'
import { typedTexts } from '#kit/contract/texts/text.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { RemovableHeader } from '#kit/web/page/record/removable-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { editableStates } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { ResponsibilityStatusBadge } from '../due.tsx'
import { AdditionalInputs } from './additional-inputs.tsx'

type Props = { responsibility: AdditionalResponsibility }

export const back: Back = { to: '/responsibilities/additional', label: 'responsibilities.show_all' }

/** Its name, its state, and the office's possible changes of it. */
export function AdditionalHeader({ responsibility }: Props) {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const [isEdited, setEdited] = useState(false)
  const mayEdit = may(additionalResponsibilities.update) && editableStates.includes(responsibility.status)
  const name = inLanguage(responsibility.name)
  return (
    <>
      <RemovableHeader
        back={back}
        title={name}
        state={<ResponsibilityStatusBadge {...responsibility} />}
        more={mayEdit ? [{ label: t('app.edit'), onClick: () => setEdited(true) }] : []}
        removal={{
          endpoint: additionalResponsibilities.remove,
          input: { id: responsibility.id },
          question: t('responsibilities.remove_question', { name }),
          consequence: t('responsibilities.additional_remove_consequence'),
          done: t('responsibilities.removed'),
          list: '/responsibilities/additional',
        }}
      />
      {isEdited && <EditDialog responsibility={responsibility} onClose={() => setEdited(false)} />}
    </>
  )
}

function EditDialog({ responsibility, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const { id, name, description, due_on, is_evidence_wanted, revision } = responsibility
  return (
    <Dialog title={t('responsibilities.additional_edit_title')} width="wide" onClose={onClose}>
      <Form
        endpoint={additionalResponsibilities.update}
        params={{ id }}
        values={{
          name: typedTexts(name),
          description: typedTexts(description),
          due_on: due_on ?? '',
          is_evidence_wanted,
          revision,
        }}
        draft={`additional-edit.${id}`}
        onSent={() => {
          toast(t('responsibilities.saved'))
          onClose()
        }}
      >
        <AdditionalInputs />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('app.save')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
