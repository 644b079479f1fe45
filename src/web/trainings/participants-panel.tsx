import { type Board, participants } from '#contract/participants/participants.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { PanelSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ParticipantsAttendance } from './participants-attendance.tsx'
import { ParticipantsSeats } from './participants-seats.tsx'
import { ParticipantsWaiting } from './participants-waiting.tsx'

/** Who takes part in a training, who waits for a seat, and who was there: for whoever leads it. */
export function ParticipantsPanel({ trainingId: id }: { trainingId: number }) {
  const t = useText()
  const may = useMay()
  const isLed = may(participants.board)
  const { data, error, refetch } = useApi(participants.board, { id }, { isEnabled: isLed })
  // Somebody else's training, at which the reader has a seat.
  if (!isLed || error?.status === 404) return null
  if (data) return <Parts board={data.data} />
  return (
    <Panel title={t('participants.title')}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <PanelSkeleton label={t('app.loading')} />}
    </Panel>
  )
}

function Parts({ board }: { board: Board }) {
  const isSeen = board.takes_seats || board.participants.length > 0
  if (!isSeen) return null
  return (
    <>
      <ParticipantsSeats board={board} />
      {(board.waiting.length > 0 || (board.takes_seats && !board.has_begun)) && <ParticipantsWaiting board={board} />}
      {board.has_begun && <ParticipantsAttendance board={board} />}
    </>
  )
}
