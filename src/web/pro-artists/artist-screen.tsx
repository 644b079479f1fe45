import { useState } from 'react'
import { officeSteps } from '#contract/pro-artists.flow.ts'
import type { ProArtist } from '#contract/pro-artists.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { useMay } from '#web/kit/session.ts'
import { toastError } from '#web/kit/toast.ts'
import { ArtistData } from './artist-data.tsx'
import { ArtistDocuments } from './artist-documents.tsx'
import { ArtistHeader } from './artist-header.tsx'
import { ArtistHistory } from './artist-history.tsx'
import styles from './artist-screen.module.css'
import { ArtistSteps } from './artist-steps.tsx'
import { BackToList } from './back-to-list.tsx'
import { ConflictNotice } from './conflict-notice.tsx'

type ArtistScreenProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  /** Brings the state that somebody else has made. */
  onConflict: () => Promise<void>
}

const decisions = Object.values(officeSteps).map(({ permission }) => permission)

export function ArtistScreen({ artist, onMoved, onConflict }: ArtistScreenProps) {
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
        </div>
        <div className={styles.history}>
          <ArtistHistory history={artist.history} />
        </div>
      </div>
    </div>
  )
}
