import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { availableSteps } from '#contract/applications/applications.flow.ts'
import { artists } from '#contract/artists/artists.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useMay, useUser } from '#web/kit/session/session.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { ActionBar } from './action-bar.tsx'
import styles from './artist-desk.module.css'
import { InternalNote } from './artist-note.tsx'
import { ArtistPublicPanel } from './artist-public-profile.tsx'
import { ArtistSteps } from './artist-steps.tsx'
import { QueueDone, QueueSteps } from './queue-steps.tsx'
import type { StepProps, WordStep } from './step-props.ts'
import type { Queue } from './use-queue.ts'

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }))
const MissingDataDialog = lazy(async () => ({ default: (await import('./missing-data-dialog.tsx')).MissingDataDialog }))

type ArtistDeskProps = StepProps & {
  queue: Queue | null
  decision: ReactNode
  isConflict: boolean
  /** The reader begins to write. */
  onStart: () => void
}

/** Beside the menu and a column that can be read, on most laptops. */
const roomForColumn = '(min-width: 75em)'

/** What the office may do now, always at hand: a column beside the screen, or a bar below it where there is no room for one. */
export function ArtistDesk({ isConflict, onStart, queue, decision, ...props }: ArtistDeskProps) {
  const t = useText()
  const may = useMay()
  const steps = availableSteps(useUser(), props.artist)
  const isWide = useMediaQuery(roomForColumn, undefined, { getInitialValueInEffect: false })
  const [dialog, setDialog] = useState<WordStep | null>(null)
  const dialogProps = {
    ...props,
    isConflict,
    mayStill: dialog !== null && steps.includes(dialog),
    onClose: () => setDialog(null),
  }
  const choose = (step: WordStep) => {
    onStart()
    setDialog(step)
  }
  const notes: ReactNode = (
    <>
      {may(artists.update) && <InternalNote note={props.artist.internal_note} />}
      <ArtistPublicPanel artist={props.artist} />
    </>
  )
  return (
    <>
      {isWide ? (
        <aside className={`${styles.column} not-printed`} aria-label={t('artists.details_actions')}>
          <Panel>
            {queue && <QueueSteps queue={queue} />}
            {queue && <QueueDone queue={queue} />}
            <ArtistSteps {...props} steps={steps} decision={decision} isAsking={dialog !== null} onChoose={choose} />
          </Panel>
          {notes}
        </aside>
      ) : (
        <ActionBar {...props} steps={steps} queue={queue} decision={decision}>
          {(close) => (
            <>
              <ArtistSteps
                {...props}
                steps={steps}
                isAsking={dialog !== null}
                onChoose={(step) => {
                  close()
                  choose(step)
                }}
              />
              {notes}
            </>
          )}
        </ActionBar>
      )}
      <Suspense>
        {dialog === 'reject' && <RejectDialog {...dialogProps} />}
        {dialog === 'requestMissingData' && <MissingDataDialog {...dialogProps} />}
      </Suspense>
    </>
  )
}
