import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
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
