import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, OutsideLink } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { availableOwnActs } from '#teaching/participants/contract/participants.flow.ts'
import { type OwnSeat, participants } from '#teaching/participants/contract/participants.ts'
import { isFinal } from '#teaching/trainings/contract/trainings.flow.ts'
import { TrainingSummary } from './training-summary.tsx'

/** One seat of the student's own: what it is about, how it ended, and what giving it up costs. */
export function MySeat({ seat }: { seat: OwnSeat }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const acts = availableOwnActs(seat)
  const isOver = isFinal(seat.state) || seat.status === 'CANCELLED'
  return (
    <RecordRow
      name={<Link to={`/my/trainings/${seat.training_id}`}>{inLanguage(seat.title)}</Link>}
      badge={<SeatStanding seat={seat} />}
      acts={acts.length > 0 && <SeatActs seat={seat} size="sm" />}
    >
      <Stack gap="3xs">
        <TrainingSummary training={seat} />
        {seat.package && <span>{t('participants.paid_by', { name: inLanguage(seat.package.name) })}</span>}
        {seat.vouchers[0] && (
          <span>
            {t('participants.paid_by_vouchers', {
              amount: format.money(sumOfVouchers(seat), seat.vouchers[0].currency),
            })}
          </span>
        )}
        {acts.includes('cancel') && <SeatCost seat={seat} />}
        {seat.online_url && !isOver && (
          <OutsideLink href={seat.online_url}>{t('participants.join_online')}</OutsideLink>
        )}
      </Stack>
    </RecordRow>
  )
}

export const sumOfVouchers = ({ vouchers }: OwnSeat) => vouchers.reduce((sum, { amount }) => sum + amount, 0)

const tones: Record<OwnSeat['status'], Tone> = { REGISTERED: 'waiting', CONFIRMED: 'good', CANCELLED: 'quiet' }
const outcomeTones: Record<OwnSeat['outcome'], Tone> = {
  PASS: 'good',
  FAIL: 'bad',
  NO_SHOW: 'bad',
  NONE: 'quiet',
}

export function SeatStanding({ seat: { status, outcome, state } }: { seat: OwnSeat }) {
  const t = useText()
  if (state === 'CANCELLED') return <StatusBadge tone="bad">{t('participants.training_CANCELLED')}</StatusBadge>
  if (outcome !== 'NONE' && status !== 'CANCELLED')
    return <StatusBadge tone={outcomeTones[outcome]}>{t(`participants.outcome_${outcome}`)}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(`participants.status_${status}`)}</StatusBadge>
}

/** Before somebody presses anything. */
export function SeatCost({ seat: { cancels_free_until: until, package: sold, vouchers } }: { seat: OwnSeat }) {
  const t = useText()
  const format = useFormat()
  if (until === null) return null
  if (Date.parse(until) > Date.now())
    return <span>{t('participants.free_until', { until: format.dateTime(until) })}</span>
  if (sold) return <span>{t('participants.late_now')}</span>
  return vouchers.length > 0 && <span>{t('participants.late_now_vouchers')}</span>
}

type ActProps = { seat: OwnSeat; size: 'sm' | 'md' }

/** What the student may do about the seat now. */
export function SeatActs({ seat, size }: ActProps) {
  const acts = availableOwnActs(seat)
  return (
    <>
      {acts.includes('confirm') && <Come seat={seat} size={size} />}
      {acts.includes('cancel') && <GiveUp seat={seat} size={size} />}
    </>
  )
}

function Come({ seat: { id }, size }: ActProps) {
  const t = useText()
  const call = useSend(participants.confirmOwn, { onSent: () => toast(t('participants.done_come')) })
  return (
    <Button kind="primary" size={size} isBusy={call.isPending} onClick={() => call.send({ id })}>
      {t('participants.come')}
    </Button>
  )
}

function GiveUp({ seat, size }: ActProps) {
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
    <Button size={size} isBusy={call.isPending} onClick={async () => (await ask(question)) && call.send({ id })}>
      {t('participants.give_up')}
    </Button>
  )
}
