import { useState } from 'react'
import { type Board, participants, type Waiting } from '#contract/participants/participants.ts'
import { waitingList } from '#contract/participants/waiting-list.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import styles from './participants.module.css'
import { ParticipantsRegister } from './participants-register.tsx'
import { StudentName } from './participants-seats.tsx'

/** Who waits for a seat, in their order, and why a free one goes to nobody. */
export function ParticipantsWaiting({ board }: { board: Board }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { waiting, no_offer } = board
  return (
    <Panel title={t('participants.waiting')}>
      {waiting.length === 0 && <Text tone="soft">{t('participants.waiting_none')}</Text>}
      {no_offer && no_offer !== 'empty' && <Text tone="soft">{t(`participants.no_offer_${no_offer}`)}</Text>}
      <ul className={styles.rows}>
        {waiting.map((one) => (
          <Waits key={one.id} board={board} waiting={one} />
        ))}
      </ul>
      {board.takes_seats && !board.has_begun && (
        <Row>
          <Button onClick={() => setAdding(true)}>{t('participants.to_waiting')}</Button>
        </Row>
      )}
      {isAdding && <ParticipantsRegister board={board} waits onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function Waits({ board, waiting }: { board: Board; waiting: Waiting }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { student, position, joined_at, offer_ends_at, is_paid_otherwise, is_invited } = waiting
  const name = `${student.first_name} ${student.last_name}`
  const remove = useSend(waitingList.remove, { onSent: () => toast(t('participants.done_remove')) })
  const question = {
    title: t('participants.remove_question', { name }),
    text: t('participants.remove_text'),
    action: t('participants.remove'),
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {t('participants.waiting_position', { position })} <StudentName student={student} />
      </span>
      <span className={styles.facts}>
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
      </span>
      {may(participants.register) && (
        <span className={styles.acts}>
          <Button
            size="sm"
            kind="quiet"
            isBusy={remove.isPending}
            onClick={async () =>
              (await ask(question)) && remove.send({ id: board.training_id, waiting_id: waiting.id })
            }
          >
            {t('participants.remove')}
          </Button>
        </span>
      )}
    </li>
  )
}
