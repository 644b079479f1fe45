import { useText } from '#kit/web/language/i18n.ts'
import { Section } from '#kit/web/page/section.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { ArtistPackages } from './artist-packages.tsx'
import { ArtistVouchers } from './artist-vouchers.tsx'

/** What the artist sold, and what the academy gave them; of either no more than the reader may see. */
export function ArtistSales({ artist: { packages, vouchers } }: { artist: ProArtist }) {
  const t = useText()
  return (
    <>
      {packages && (
        <Section title={t('artists.packages')} isEmpty={packages.length === 0}>
          <ArtistPackages packages={packages} />
        </Section>
      )}
      {vouchers && (
        <Section title={t('artists.vouchers')} isEmpty={vouchers.length === 0}>
          <ArtistVouchers vouchers={vouchers} />
        </Section>
      )}
    </>
  )
}
