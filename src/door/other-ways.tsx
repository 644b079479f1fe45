import { useText } from '#kit/web/language/i18n.ts'
import { PublicLink } from '#kit/web/page/address/public-link.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** What else lets somebody in, and leads on; fetched after the form, which nobody waits for it to type into. */
export function OtherWays({ onEntered }: { onEntered: () => Promise<void> }) {
  const t = useText()
  return (
    <>
      <PasskeyButton onEntered={onEntered} />
      {/* The document's style hides it where the academy has no gallery. */}
      <p data-gallery>
        {t('session.gallery')} <PublicLink page="artists">{t('session.gallery_link')}</PublicLink>
        {' · '}
        <PublicLink page="trainings">{t('session.trainings_link')}</PublicLink>
      </p>
      <DemoAccounts />
    </>
  )
}
