import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Section } from '#web/kit/page/section.tsx'
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
