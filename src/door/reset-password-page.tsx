import { useEffect, useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { session } from '#kit/contract/session.ts'
import { send } from '#kit/web/calls/api.ts'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { PlainLink, PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Entrance } from './entrance.tsx'

type LinkState = 'checking' | 'good' | 'bad'

/** Sets a password by a link from a mail: a forgotten one, or the first one of a new account. */
export function ResetPasswordPage() {
  const t = useText()
  const search = new URLSearchParams(usePlace().search)
  const [token, email] = [search.get('token') ?? '', search.get('email') ?? '']
  const link = useLink(token, email)
  // The server's message about the new password: whether other sessions were ended.
  const [answer, setAnswer] = useState<string | null>(null)
  if (link === 'checking') return <PageSkeleton label={t('session.reset_checking')} />
  if (link === 'bad') {
    return (
      <BrokenLink
        title={t('session.reset_invalid_title')}
        text={t('session.reset_invalid_text')}
        action={
          <>
            <PlainLinkButton kind="primary" to="/forgot-password">
              {t('session.reset_new_link')}
            </PlainLinkButton>
            <PlainLink to="/">{t('session.back_to_login')}</PlainLink>
          </>
        }
      />
    )
  }
  if (answer) {
    return (
      <Entrance title={t('session.reset_done_title')} intro={answer}>
        <PlainLinkButton kind="primary" to="/" state={{ email }}>
          {t('session.login')}
        </PlainLinkButton>
      </Entrance>
    )
  }
  return (
    <Entrance title={t('session.reset_title')} intro={t('session.reset_intro', { email })}>
      <Form
        isDiscardable
        endpoint={session.resetPassword}
        values={{ token, email, password: '', password_confirmation: '' }}
        onSent={({ message }) => setAnswer(message)}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label="session.new_password"
          hint="session.new_password_hint"
          autoComplete="new-password"
        />
        <PasswordField name="password_confirmation" label="session.password_confirmation" autoComplete="new-password" />
        <SubmitButton isWide>{t('session.reset_save')}</SubmitButton>
        <PrivacyNote of={session.resetPassword} />
      </Form>
    </Entrance>
  )
}

/** The link is checked before somebody thinks up a password. */
function useLink(token: string, email: string) {
  const [link, setLink] = useState<LinkState>(token && email ? 'checking' : 'bad')
  useEffect(() => {
    if (!token || !email) return setLink('bad')
    const stop = new AbortController()
    send(session.verifyResetToken, { token, email }, { signal: stop.signal }).then(
      ({ valid }) => setLink(valid ? 'good' : 'bad'),
      // Unreachable at the moment: the form can be sent, and shows its own error.
      () => !stop.signal.aborted && setLink('good'),
    )
    return () => stop.abort()
  }, [token, email])
  return link
}
