import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useMay } from '#kit/web/session/session.ts'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel } from '#kit/web/ui/layout.tsx'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { Attendance } from './attendance/attendance.tsx'
import { ParticipantsSeats } from './participants-seats.tsx'
import { ParticipantsWaiting } from './participants-waiting.tsx'

/** The participants of a training, its waiting list, and attendance: for its leader. */
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
      {board.has_begun && <Attendance board={board} />}
    </>
  )
}
