import { availableOwnActs } from '#contract/participants/participants.flow.ts'
import { type OwnSeat, participants } from '#contract/participants/participants.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { OutsideLink } from '#web/kit/page/link.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import styles from './my-trainings.module.css'
import { TrainingTold } from './training-told.tsx'

/** One seat of the student's own: what it is about, how it ended, and what giving it up costs. */
export function MySeat({ seat }: { seat: OwnSeat }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const acts = availableOwnActs(seat)
  const isOver = seat.state === 'COMPLETED' || seat.state === 'CANCELLED' || seat.status === 'CANCELLED'
  return (
    <li className={styles.row}>
      <span className={styles.name}>{inLanguage(seat.title)}</span>
      <Standing seat={seat} />
      <span className={styles.facts}>
        <TrainingTold training={seat} />
        {seat.package && <span>{t('participants.paid_by', { name: inLanguage(seat.package.name) })}</span>}
        {seat.vouchers[0] && (
          <span>
            {t('participants.paid_by_vouchers', { amount: format.money(sumOf(seat), seat.vouchers[0].currency) })}
          </span>
        )}
        {acts.includes('cancel') && <Cost seat={seat} />}
        {seat.online_url && !isOver && (
          <OutsideLink href={seat.online_url}>{t('participants.join_online')}</OutsideLink>
        )}
      </span>
      {acts.length > 0 && (
        <span className={styles.acts}>
          {acts.includes('confirm') && <Come seat={seat} />}
          {acts.includes('cancel') && <GiveUp seat={seat} />}
        </span>
      )}
    </li>
  )
}

const sumOf = ({ vouchers }: OwnSeat) => vouchers.reduce((sum, { amount }) => sum + amount, 0)

const tones: Record<OwnSeat['status'], Tone> = { REGISTERED: 'waiting', CONFIRMED: 'good', CANCELLED: 'neutral' }
const outcomeTones: Record<OwnSeat['outcome'], Tone> = {
  PASS: 'good',
  FAIL: 'bad',
  NO_SHOW: 'waiting',
  NONE: 'neutral',
}

function Standing({ seat: { status, outcome, state } }: { seat: OwnSeat }) {
  const t = useText()
  if (state === 'CANCELLED') return <StatusBadge tone="bad">{t('participants.training_CANCELLED')}</StatusBadge>
  if (outcome !== 'NONE' && status !== 'CANCELLED')
    return <StatusBadge tone={outcomeTones[outcome]}>{t(`participants.outcome_${outcome}`)}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(`participants.status_${status}`)}</StatusBadge>
}

/** Before somebody presses anything. */
function Cost({ seat: { cancels_free_until: until, package: sold, vouchers } }: { seat: OwnSeat }) {
  const t = useText()
  const format = useFormat()
  if (until === null) return null
  if (Date.parse(until) > Date.now())
    return <span>{t('participants.free_until', { until: format.dateTime(until) })}</span>
  if (sold) return <span>{t('participants.late_now')}</span>
  return vouchers.length > 0 && <span>{t('participants.late_now_vouchers')}</span>
}

function Come({ seat: { id } }: { seat: OwnSeat }) {
  const t = useText()
  const call = useSend(participants.confirmOwn, { onSent: () => toast(t('participants.done_come')) })
  return (
    <Button kind="primary" size="sm" isBusy={call.isPending} onClick={() => call.send({ id })}>
      {t('participants.come')}
    </Button>
  )
}

function GiveUp({ seat }: { seat: OwnSeat }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { id, cancels_free_until: limit } = seat
  const call = useSend(participants.cancelOwn, { onSent: () => toast(t('participants.given_up')) })
  const isLate = limit !== null && Date.parse(limit) < Date.now()
  const plain = seat.package ? '' : seat.vouchers.length > 0 ? '_vouchers' : '_plain'
  const question = {
    title: t('participants.give_up_question', { title: inLanguage(seat.title) }),
    text: isLate
      ? t(`participants.give_up_late${plain}`, { until: format.dateTime(limit) })
      : t(`participants.give_up_free${plain}`),
    action: t('participants.give_up'),
    tone: 'danger' as const,
  }
  return (
    <Button size="sm" isBusy={call.isPending} onClick={async () => (await ask(question)) && call.send({ id })}>
      {t('participants.give_up')}
    </Button>
  )
}
