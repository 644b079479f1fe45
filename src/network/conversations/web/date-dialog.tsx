import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { DateInputs, useDateRequest } from './date-request.tsx'

/** The request for a dedicated date, over the page on which none fits. */
export function DateDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <FormDialog
      {...useDateRequest()}
      title={t('terms.date_title')}
      text={t('terms.date_text')}
      action={t('terms.date_send')}
      onClose={onClose}
    >
      <DateInputs />
    </FormDialog>
  )
}
