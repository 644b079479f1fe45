import { type ComponentType, Suspense, useState } from 'react'
import type { Output } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { PlainLink } from '#kit/web/page/address/plain-link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { fetchUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Entrance } from './entrance.tsx'

const OtherWays = lazyPart(() => import('./other-ways.tsx'), 'OtherWays')

export function LoginPage({ open }: { open?: () => Promise<unknown> }) {
  const t = useText()
  const { hasEnded, email = '' } = usePlace().state
  const [SecondStep, setSecondStep] = useState<ComponentType<{ onEntered: () => Promise<void> }>>()
  async function enter(answer?: Output<typeof session.login>) {
    if (answer) {
      const { SecondStep } = await import('./second-step.tsx')
      return setSecondStep(() => SecondStep)
    }
    await fetchUser()
    await open?.()
  }
  if (SecondStep) return <SecondStep onEntered={enter} />
  return (
    <Entrance title={t('session.login_title')} intro={t('session.login_intro')}>
      {hasEnded && (
        <Notice tone="waiting" title={t('session.ended_title')}>
          {t('session.ended_text')}
        </Notice>
      )}
      <Form isDiscardable endpoint={session.login} values={{ email, password: '' }} onSent={enter}>
        <TextField name="email" label="session.email" type="email" autoComplete="username" />
        <PasswordField name="password" label="session.password" autoComplete="current-password" />
        <SubmitButton isWide>{t('session.login')}</SubmitButton>
        <PlainLink to="/forgot-password">{t('session.forgot')}</PlainLink>
        <p>
          {t('session.apply_question')} <PlainLink to="/pro-artist/register">{t('session.apply')}</PlainLink>
        </p>
        {/* The last, so that nothing moves when they come. */}
        <Suspense>
          <OtherWays onEntered={enter} />
        </Suspense>
      </Form>
    </Entrance>
  )
}
