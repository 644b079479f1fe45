import { useText } from '#kit/web/language/i18n.ts'
import { PublicLink } from './public-link.tsx'

/** A link to the privacy notice, in a tab of its own. */
export function PrivacyLink() {
  const t = useText()
  return (
    <PublicLink page="privacy" isApart>
      {t('privacy.link')}
    </PublicLink>
  )
}
