import type { ReactNode } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { Attendance } from './attendance/attendance.tsx'
import { ParticipantsSeats, type Redeeming } from './participants-seats.tsx'
import { ParticipantsWaiting } from './participants-waiting.tsx'

type PanelProps = { trainingId: number; redeem: Redeeming }

/** The participants of a training and its waiting list, for its leader. */
export function ParticipantsPanel({ trainingId, redeem }: PanelProps) {
  return (
    <OfBoard trainingId={trainingId} title="participants.title">
      {(board) => (
        <>
          <ParticipantsSeats board={board} redeem={redeem} />
          {(board.waiting.length > 0 || (board.takes_seats && !board.has_begun)) && (
            <ParticipantsWaiting board={board} />
          )}
        </>
      )}
    </OfBoard>
  )
}

/** Who was there, and how it ended for each. */
export function AttendancePanel({ trainingId }: Pick<PanelProps, 'trainingId'>) {
  return (
    <OfBoard trainingId={trainingId} title="participants.attendance">
      {(board) => <Attendance board={board} />}
    </OfBoard>
  )
}

type OfBoardProps = {
  trainingId: number
  title: 'participants.title' | 'participants.attendance'
  children: (board: Board) => ReactNode
}

function OfBoard({ trainingId: id, title, children }: OfBoardProps) {
  const t = useText()
  const { data, error, refetch } = useApi(participants.board, { id })
  if (data) return children(data.data)
  return (
    <Panel title={t(title)}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <PanelSkeleton label={t('app.loading')} />}
    </Panel>
  )
}
