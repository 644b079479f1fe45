import { useLocation } from '@tanstack/react-router'
import { session } from '#contract/session/session.ts'
import { PasswordField } from '#web/kit/form/field-password.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { PlainForm } from '#web/kit/form/plain-form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { fetchUser } from '#web/kit/session/session.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from './entrance.tsx'

export function LoginPage() {
  const t = useText()
  const { hasEnded, email = '' } = useLocation().state
  return (
    <Entrance title={t('session.login_title')} intro={t('session.login_intro')}>
      {hasEnded && (
        <Notice tone="waiting" title={t('session.ended_title')}>
          {t('session.ended_text')}
        </Notice>
      )}
      <PlainForm endpoint={session.login} values={{ email, password: '' }} onSent={fetchUser} isFleeting>
        <TextField name="email" label="session.email" type="email" autoComplete="username" />
        <PasswordField name="password" label="session.password" autoComplete="current-password" />
        <SubmitButton isWide>{t('session.login')}</SubmitButton>
        <Link to="/forgot-password">{t('session.forgot')}</Link>
        <DemoAccounts />
      </PlainForm>
      <p>
        {t('session.apply_question')} <Link to="/pro-artist/register">{t('session.apply')}</Link>
      </p>
    </Entrance>
  )
}
