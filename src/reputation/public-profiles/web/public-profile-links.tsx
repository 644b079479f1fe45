import { Suspense, useState } from 'react'
import { languages } from '#kit/contract/texts/text.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { type OwnPublicProfile, publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { IconQrcode } from '~icons'

const ProfileCodeDialog = lazyPart(() => import('./profile-code-dialog.tsx'), 'ProfileCodeDialog')

/** To the page itself where anybody sees it, and to how it would be where nobody does. */
export function PublicProfileLinks({ profile: { is_live, addresses } }: { profile: OwnPublicProfile }) {
  const t = useText()
  const address = addresses[useLanguage()]
  const [isOpen, setOpen] = useState(false)
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
      <CopyButton size="sm" text={address} copied={t('app.link_copied')}>
        {t('app.link_copy')}
      </CopyButton>
      <Button
        size="sm"
        icon={<IconQrcode size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('publicProfiles.code')}
      </Button>
      <Suspense>{isOpen && <ProfileCodeDialog address={address} onClose={() => setOpen(false)} />}</Suspense>
    </Row>
  )
}
