import { useState } from 'react'
import { typedTexts } from '#kit/contract/texts/text.ts'
import { RemoveButton } from '#kit/web/form/field-list/remove-button.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { editableStates } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'
import { AdditionalInputs } from './additional-inputs.tsx'

type Props = { responsibility: AdditionalResponsibility }

/** The office's possible changes of it. */
export function AdditionalActions({ responsibility }: Props) {
  const t = useText()
  const may = useMay()
  const inLanguage = useBilingual()
  const [isEdited, setEdited] = useState(false)
  const mayEdit = may(additionalResponsibilities.update) && editableStates.includes(responsibility.status)
  return (
    <>
      {mayEdit && <Button onClick={() => setEdited(true)}>{t('app.edit')}</Button>}
      <RemoveButton
        endpoint={additionalResponsibilities.remove}
        input={{ id: responsibility.id }}
        question={t('responsibilities.remove_question', { name: inLanguage(responsibility.name) })}
        consequence={t('responsibilities.additional_remove_consequence')}
        done={t('responsibilities.removed')}
        list="/responsibilities/additional"
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
