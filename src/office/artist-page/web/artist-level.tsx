import { useText } from '#kit/web/language/i18n.ts'
import { Section } from '#kit/web/page/section.tsx'
import { useMay } from '#kit/web/session/session.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { ArtistResponsibilities } from '#network/responsibilities/web/artist-responsibilities.shown.tsx'
import { ArtistUpgrade } from '#network/status-upgrades/web/artist-upgrade.shown.tsx'

/** The artist's level, and their responsibilities. */
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
