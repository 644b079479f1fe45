import { languages } from '#contract/kit/text.ts'
import { type OwnPublicProfile, publicProfiles } from '#contract/public-profiles/public-profiles.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { OutsideLink } from '#web/kit/page/link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Row } from '#web/kit/ui/layout.tsx'
import { IconCopy } from '~icons'

/** To the page itself where anybody sees it, and to how it would be where nobody does. */
export function PublicProfileLinks({ profile: { is_live, addresses } }: { profile: OwnPublicProfile }) {
  const t = useText()
  const address = addresses[useLanguage()]
  const copy = () => navigator.clipboard.writeText(address).then(() => toast(t('publicProfiles.copied')), toastError)
  if (!is_live)
    return (
      <Row>
        {languages.map((language) => (
          <OutsideLink key={language} href={addressOf(publicProfiles.preview, { language })}>
            {t(`publicProfiles.preview_${language}`)}
          </OutsideLink>
        ))}
      </Row>
    )
  return (
    <Row>
      <OutsideLink href={address}>{address}</OutsideLink>
      <Button size="sm" icon={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        {t('publicProfiles.copy')}
      </Button>
    </Row>
  )
}
