import type { Endpoint } from '#kit/contract/endpoint.ts'
import { Form } from '#kit/web/form/form.tsx'
import type { FormProps } from '#kit/web/form/form-props.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { toast } from './toast.ts'

type FormDialogProps<E extends Endpoint> = FormProps<E> & {
  title: string
  width?: 'wide'
  /** Above the inputs: what sending it does. */
  text?: string
  /** The label of the button that sends it; "Save" without one. */
  action?: string
  kind?: 'primary' | 'danger'
  /** Confirms it in a toast. */
  done?: string
  onClose: () => void
}

/** A form in a dialog, with the buttons that cancel and send it. It closes once it was sent; `onSent` is called after that. */
export function FormDialog<E extends Endpoint>(props: FormDialogProps<E>) {
  const { title, width, text, action, kind, done, onClose, onSent, children } = props
  const t = useText()
  return (
    <Dialog title={title} width={width} onClose={onClose}>
      <Form
        {...props}
        onSent={(answer, sent) => {
          if (done) toast(done)
          onClose()
          return onSent?.(answer, sent)
        }}
      >
        <Stack>
          {text && <Text tone="soft">{text}</Text>}
          {children}
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind={kind}>{action ?? t('app.save')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
