import { useState } from 'react'
import type { ProArtist } from '#contract/pro-artists.entities.ts'
import { officeSteps } from '#contract/pro-artists.flow.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { useText } from '#web/kit/i18n.ts'
import { useMay } from '#web/kit/session.ts'
import { toastError } from '#web/kit/toast.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { ArtistData } from './artist-data.tsx'
import { ArtistDocuments } from './artist-documents.tsx'
import { ArtistHeader } from './artist-header.tsx'
import { ArtistHistory } from './artist-history.tsx'
import type { ArtistSection } from './artist-page.tsx'
import styles from './artist-screen.module.css'
import { ArtistSteps } from './artist-steps.tsx'
import { BackToList } from './back-to-list.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { ConflictNotice } from './conflict-notice.tsx'

type ArtistScreenProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  /** Brings the state that somebody else has made. */
  onConflict: () => Promise<void>
  sections: ArtistSection[]
}

const decisions = Object.values(officeSteps).map(({ permission }) => permission)

export function ArtistScreen({ artist, onMoved, onConflict, sections }: ArtistScreenProps) {
  const t = useText()
  const may = useMay()
  const [isConflict, setConflict] = useState(false)
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
      <div className={styles.desk}>
        {decisions.some(may) && (
          <div className={styles.decision}>
            <ArtistSteps
              artist={artist}
              isConflict={isConflict}
              onStart={() => setConflict(false)}
              onMoved={onMoved}
              onRefused={(error) => void refused(error)}
            />
          </div>
        )}
        <div className={styles.facts}>
          <ArtistData artist={artist} />
          <ArtistDocuments artist={artist} />
          {sections
            .filter(({ isShown }) => isShown(artist))
            .map(({ name, title, content }) => (
              <Panel key={name} title={t(title)}>
                {content(artist)}
              </Panel>
            ))}
        </div>
        <div className={styles.history}>
          <ArtistHistory history={artist.history} />
        </div>
      </div>
    </div>
  )
}
