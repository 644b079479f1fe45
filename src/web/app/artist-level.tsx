import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Section } from '#web/kit/page/section.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { ArtistResponsibilities } from '#web/responsibilities/artist-responsibilities.tsx'
import { ArtistUpgrade } from '#web/status-upgrades/artist-upgrade.tsx'

/** Where the artist stands, and what they owe. */
export function ArtistLevel({ artist }: { artist: ProArtist }) {
  const t = useText()
  const may = useMay()
  return (
    <>
      {may('can-view-status-upgrades') && (
        <Section title={t('statusUpgrades.section_title')}>
          <ArtistUpgrade artist={artist} />
        </Section>
      )}
      {may('can-view-responsibilities') && (
        <Section title={t('responsibilities.additional_title')}>
          <ArtistResponsibilities artist={artist} />
        </Section>
      )}
    </>
  )
}
