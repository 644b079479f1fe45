import { useState } from 'react'
import { session } from '#contract/session/session.ts'
import { mailWaits } from '#web/kit/calls/waiting-mail.ts'
import { TextField } from '#web/kit/form/field-text.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { PlainForm } from '#web/kit/form/plain-form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { PlainLink } from '#web/kit/page/plain-link.tsx'
import { useStore } from '#web/kit/session/store.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Entrance } from './entrance.tsx'

const empty = { email: '' }

export function ForgotPasswordPage() {
  const t = useText()
  const [isSent, setSent] = useState(false)
  return (
    <Entrance title={t('session.forgot_title')} intro={t('session.forgot_intro')}>
      <PlainForm endpoint={session.forgotPassword} values={empty} onSent={() => setSent(true)}>
        {isSent && <Sent />}
        <TextField name="email" label="session.email" type="email" autoComplete="username" />
        <SubmitButton isWide>{t('session.forgot_send')}</SubmitButton>
      </PlainForm>
      <PlainLink to="/">{t('session.back_to_login')}</PlainLink>
    </Entrance>
  )
}

/** Says the same for every address, so that nobody learns who has an account. */
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
