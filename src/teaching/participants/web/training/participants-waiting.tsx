import { useRef, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useFocusAfterRemoval } from '#kit/web/page/focus/focus-after.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Board, participants, type Waiting } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { RegisterDialog } from './register-dialog.tsx'

/** The waiting list, in its order, and the reason why a free seat is offered to nobody. */
export function ParticipantsWaiting({ board }: { board: Board }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { waiting, no_offer } = board
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(
    waiting.map(({ id }) => id),
    place,
  )
  return (
    <Panel title={t('participants.waiting')}>
      {waiting.length === 0 && <Text tone="soft">{t('participants.waiting_none')}</Text>}
      {no_offer && no_offer !== 'empty' && <Text tone="soft">{t(`participants.no_offer_${no_offer}`)}</Text>}
      <div ref={place} tabIndex={-1}>
        <Stack>
          {waiting.length > 0 && (
            <ul>
              {waiting.map((one) => (
                <Waits key={one.id} board={board} waiting={one} />
              ))}
            </ul>
          )}
          {board.takes_seats && !board.has_begun && (
            <Row>
              <Button onClick={() => setAdding(true)}>{t('participants.to_waiting')}</Button>
            </Row>
          )}
        </Stack>
      </div>
      {isAdding && <RegisterDialog board={board} waits onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function Waits({ board, waiting }: { board: Board; waiting: Waiting }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { student, position, joined_at, offer_ends_at, is_paid_otherwise, is_invited } = waiting
  const name = fullName(student)
  const remove = useSend(waitingList.remove, { onSent: () => toast(t('participants.done_remove')) })
  const question = {
    title: t('participants.remove_question', { name }),
    text: t('participants.remove_text'),
    action: t('participants.remove'),
  }
  return (
    <RecordRow
      name={
        <>
          {t('participants.waiting_position', { position })} <PersonLink kind="student" id={student.id} name={name} />
        </>
      }
      acts={
        may(participants.register) && (
          <Button
            size="sm"
            isBusy={remove.isPending}
            onClick={async () =>
              (await ask(question)) && remove.send({ id: board.training_id, waiting_id: waiting.id })
            }
          >
            {t('participants.remove')}
          </Button>
        )
      }
    >
      {offer_ends_at ? (
        <strong>
          {t(is_invited ? 'participants.invited_until' : 'participants.offer_until', {
            until: format.dateTime(offer_ends_at),
          })}
        </strong>
      ) : (
        <span>{t('participants.waiting_since', { date: format.date(joined_at) })}</span>
      )}
      {is_paid_otherwise && <span>{t('participants.paid_otherwise')}</span>}
    </RecordRow>
  )
}
