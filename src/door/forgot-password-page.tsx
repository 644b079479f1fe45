import { useState } from 'react'
import { session } from '#kit/contract/session.ts'
import { mailWaits } from '#kit/web/calls/waiting-mail.ts'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { PlainLink } from '#kit/web/page/address/plain-link.tsx'
import { useStore } from '#kit/web/session/store.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Entrance } from './entrance.tsx'

const empty = { email: '' }

export function ForgotPasswordPage() {
  const t = useText()
  const [isSent, setSent] = useState(false)
  return (
    <Entrance title={t('session.forgot_title')} intro={t('session.forgot_intro')}>
      <Form isDiscardable endpoint={session.forgotPassword} values={empty} onSent={() => setSent(true)}>
        {isSent && <Sent />}
        <TextField name="email" label="session.email" type="email" autoComplete="username" />
        <SubmitButton isWide>{t('session.forgot_send')}</SubmitButton>
      </Form>
      <PlainLink to="/">{t('session.back_to_login')}</PlainLink>
    </Entrance>
  )
}

/** The text is the same for every address, so that nobody learns who has an account. */
function Sent() {
  const t = useText()
  const email = String(useFormValue('email'))
  const waits = useStore(mailWaits)
  return (
    <div role="status">
      <Notice tone={waits ? 'waiting' : 'good'} title={t(waits ? 'session.forgot_waits' : 'session.forgot_sent')}>
        {t(waits ? 'session.forgot_waits_text' : 'session.forgot_sent_text', { email })}
      </Notice>
    </div>
  )
}
