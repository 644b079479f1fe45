import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { ArtistList } from './artist-list.tsx'
import { NoArtists } from './no-artists.tsx'

/** Everybody who belongs to the network. */
export function NetworkPage() {
  const t = useText()
  return (
    <Page title={t('artists.network_title')} intro={t('artists.network_intro')}>
      <ArtistList context="LIST" label={t('artists.network_title')} empty={<NoArtists />} />
    </Page>
  )
}
