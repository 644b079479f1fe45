import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { ArtistList } from './artist-list.tsx'

/** Everybody who belongs to the network. */
export function NetworkPage() {
  const t = useText()
  const may = useMay()
  const toVerification = may('can-view-pending-verifications-pro-artist') && (
    <LinkButton to="/proartist/verification">{t('artists.network_to_verification')}</LinkButton>
  )
  return (
    <Page title={t('artists.network_title')} intro={t('artists.network_intro')}>
      <ArtistList
        context="LIST"
        label={t('artists.network_title')}
        empty={
          <EmptyState
            drawing="artists"
            title={t('artists.network_empty')}
            text={t('artists.network_empty_text')}
            action={toVerification}
          />
        }
      />
    </Page>
  )
}
