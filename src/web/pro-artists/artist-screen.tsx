import { type ReactNode, useState } from 'react'
import type { ProArtist } from '#contract/pro-artists.entities.ts'
import { artistSwitches, invitationStatus, officeSteps } from '#contract/pro-artists.flow.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { statusUpgrades } from '#contract/status-upgrades.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { useText } from '#web/kit/i18n.ts'
import { useMay } from '#web/kit/session.ts'
import { toastError } from '#web/kit/toast.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { ArtistFigures } from './artist-figures.tsx'
import { ArtistHeader } from './artist-header.tsx'
import { ArtistHistory } from './artist-history.tsx'
import { InternalNote } from './artist-note.tsx'
import type { ArtistSection } from './artist-page.tsx'
import styles from './artist-screen.module.css'
import { ArtistSteps } from './artist-steps.tsx'
import { BackToList } from './back-to-list.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { MendedNotice } from './mended-notice.tsx'
import { dataSections, workSections } from './own-sections.tsx'
import { SectionLinks, sectionId } from './section-links.tsx'

type ArtistScreenProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  /** Brings the state that somebody else has made. */
  onConflict: () => Promise<void>
  sections: ArtistSection[]
}

const rights = [
  ...Object.values(officeSteps).map(({ permission }) => permission),
  ...Object.values(artistSwitches).map(({ permission }) => permission),
  proArtists.update.permission,
  proArtists.remove.permission,
  statusUpgrades.setLevel.permission,
]

export function ArtistScreen({ artist, onMoved, onConflict, sections }: ArtistScreenProps) {
  const t = useText()
  const may = useMay()
  const [isConflict, setConflict] = useState(false)
  const isOfNetwork = artist.invitation_status === invitationStatus.COMPLETED
  // Of an applicant the office wants to know who they are; of an artist what they do.
  const all = isOfNetwork
    ? [...workSections, ...sections, ...dataSections]
    : [...dataSections, ...workSections, ...sections]
  const shown = all.filter(({ isShown }) => isShown(artist))
  async function refused(error: ApiError) {
    if (error.code !== 'step_not_possible') return toastError(error)
    await onConflict()
    setConflict(true)
  }
  return (
    <div className={styles.page}>
      <BackToList status={artist.invitation_status} />
      <ArtistHeader artist={artist} />
      <ChangesNotice artist={artist} />
      {isConflict && <ConflictNotice artist={artist} />}
      {isOfNetwork && <ArtistFigures artist={artist} />}
      <SectionLinks sections={shown} />
      <div className={styles.desk}>
        {rights.some(may) && (
          <div className={styles.decision}>
            <ArtistSteps
              artist={artist}
              isConflict={isConflict}
              onStart={() => setConflict(false)}
              onMoved={onMoved}
              onRefused={(error) => void refused(error)}
            />
            {may(proArtists.update) && <InternalNote note={artist.internal_note} />}
          </div>
        )}
        <div className={styles.facts}>
          <MendedNotice artist={artist} />
          {shown.map(({ name, title, content }) => (
            <Section key={name} name={name} title={t(title)}>
              {content(artist)}
            </Section>
          ))}
        </div>
        <div className={styles.history}>
          <ArtistHistory artist={artist} />
        </div>
      </div>
    </div>
  )
}

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <div id={sectionId(name)} className={styles.section} tabIndex={-1}>
      <Panel title={title}>{children}</Panel>
    </div>
  )
}
