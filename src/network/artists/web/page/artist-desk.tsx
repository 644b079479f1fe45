import { type ReactNode, Suspense, useState } from 'react'
import { NoteInPlace } from '#kit/web/form/note-in-place.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useMedia } from '#kit/web/ui/use-media.ts'
import { availableSteps } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { useArtistValue } from '../fields/change-value.shown.tsx'
import { QueueDone, QueueSteps } from '../queues/queue-steps.tsx'
import type { Queue } from '../queues/use-queue.ts'
import { ActionBar } from '../steps/action-bar.tsx'
import { ArtistSteps } from '../steps/artist-steps.tsx'
import type { AskedStep, StepProps } from '../steps/step-props.ts'
import styles from './artist-desk.module.css'
import { editValues } from './edit-values.ts'

const RejectDialog = lazyPart(() => import('../steps/reject-dialog.tsx'), 'RejectDialog')
const SetLevelDialog = lazyPart(() => import('../steps/set-level-dialog.tsx'), 'SetLevelDialog')
const MissingDataDialog = lazyPart(() => import('../steps/missing-data-dialog.tsx'), 'MissingDataDialog')

type ArtistDeskProps = StepProps & {
  queue: Queue | null
  decision: ReactNode
  aside: ReactNode
  isConflict: boolean
  /** The reader begins to write. */
  onStart: () => void
}

/** The width of most laptops: room for the menu, the page and a readable column. */
const roomForColumn = '(min-width: 75em)'

/**
 * The office's possible actions, always visible: a column at the side of the screen, or a bar below it where there is
 * no room for one.
 */
export function ArtistDesk({ isConflict, onStart, queue, decision, aside, ...props }: ArtistDeskProps) {
  const t = useText()
  const may = useMay()
  const steps = availableSteps(useUser(), props.artist)
  const isWide = useMedia(roomForColumn)
  const [dialog, setDialog] = useState<AskedStep | null>(null)
  const dialogProps = {
    ...props,
    isConflict,
    mayStill: steps.some((step) => step === dialog),
    onClose: () => setDialog(null),
  }
  const choose = (step: AskedStep) => {
    if (step !== 'setLevel') onStart()
    setDialog(step)
  }
  const notes: ReactNode = (
    <>
      {may(artists.update) && <InternalNote artist={props.artist} />}
      {aside}
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
        {dialog === 'setLevel' && <SetLevelDialog artist={props.artist} onClose={dialogProps.onClose} />}
      </Suspense>
    </>
  )
}

/** What the office notes of an artist for itself. */
function InternalNote({ artist }: Pick<StepProps, 'artist'>) {
  return (
    <NoteInPlace
      title="artists.internal_note"
      name="internal_note"
      note={artist.internal_note}
      endpoint={artists.update}
      params={{ id: artist.id }}
      values={editValues(artist)}
      draft={`pro-artist-note.${artist.id}`}
      showValue={useArtistValue()}
    />
  )
}
