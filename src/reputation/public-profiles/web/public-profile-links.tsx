import { languages } from '#kit/contract/texts/text.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { type OwnPublicProfile, publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
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
