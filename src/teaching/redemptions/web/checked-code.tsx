import { send } from '#kit/web/calls/api.ts'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { type CheckedVoucher, redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { changeLost } from '#trade/vouchers/contract/vouchers.flow.ts'

import { VoucherBadge } from '#trade/vouchers/web/voucher-badge.shown.tsx'
import { useVoucherDescription } from '#trade/vouchers/web/voucher-description.shown.tsx'
import { useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'

type CheckedProps = { code: string; participantId?: number | undefined; onRedeemed: () => void }

/** What a code is worth, or why it is refused, and the seats that it can pay for. */
export function CheckedCode(props: CheckedProps) {
  const { data, error } = useApi(redemptions.check, { code: props.code })
  return (
    <div ref={data || error ? showAnswer : null}>
      {error && <Notice tone="bad">{error.message}</Notice>}
      {data && <Checked {...props} checked={data.data} />}
      {!data && !error && <Skeleton height="6rem" />}
    </div>
  )
}

/** Below what fits on a telephone it would be missed. */
const showAnswer = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' })

function Checked({
  code,
  participantId,
  onRedeemed,
  checked: { voucher, refusal, ...checked },
}: CheckedProps & { checked: CheckedVoucher }) {
  const t = useText()
  const worth = useWorth()
  const descriptionOf = useVoucherDescription()
  const seats = checked.seats.filter(({ participant_id }) => !participantId || participant_id === participantId)
  const payable = seats.filter(({ takes }) => takes > 0)
  const isElsewhere = !refusal && payable.length === 0
  return (
    <Stack gap="sm">
      <Row>
        <Text as="span" size="lg">
          {worth(voucher)}
        </Text>
        <VoucherBadge state={voucher.state} />
        <Meta>
          {descriptionOf(voucher).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Meta>
      </Row>
      {refusal && (
        <Notice tone="bad" title={refusal.message}>
          {refusal.code === 'voucher_nothing_due' &&
            seats.map((seat) => <PaidSeat key={seat.participant_id} {...seat} />)}
        </Notice>
      )}
      {isElsewhere && <Notice tone="bad">{t('vouchers.seat_elsewhere')}</Notice>}
      {!refusal && !isElsewhere && (
        <ul>
          {payable.map((seat) => (
            <Seat key={seat.participant_id} code={code} voucher={voucher} seat={seat} onRedeemed={onRedeemed} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** Whose seat at which training needs no voucher. */
function PaidSeat({ student, training, price, due, currency }: CheckedVoucher['seats'][number]) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const [title, paid] = [inLanguage(training.title), format.money(price - due, currency)]
  return <p>{t('vouchers.seat_paid', { student, title, paid })}</p>
}

type SeatProps = Pick<CheckedProps, 'code' | 'onRedeemed'> &
  Pick<CheckedVoucher, 'voucher'> & { seat: CheckedVoucher['seats'][number] }

function Seat({ code, voucher, seat, onRedeemed }: SeatProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { participant_id, student, training, currency, due, takes } = seat
  const money = (amount: number) => format.money(amount, currency)
  const amount = money(takes)
  const title = inLanguage(training.title)
  const lost = changeLost(voucher, takes)
  const redeem = useSend(redemptions.redeem, {
    showsFailure: true,
    onSent: ({ data: { id } }) => {
      onRedeemed()
      toast(t('vouchers.done_redeem', { amount }), { undo: () => send(redemptions.giveBack, { id }) })
    },
  })
  // What can be given back is done at once; change that a voucher does not give is lost.
  const meansIt = async () =>
    lost === 0 ||
    (await ask({
      title: t('vouchers.redeem_question'),
      text: [
        t('vouchers.redeem_text', { student, title, amount, left: money(due - takes) }),
        t('vouchers.change_lost', { amount: money(lost) }),
      ].join(' '),
      action: t('vouchers.redeem_action'),
    }))
  return (
    <RecordRow
      name={student}
      acts={
        <Button
          kind="primary"
          isBusy={redeem.isPending}
          onClick={async () => (await meansIt()) && redeem.send({ code, participant_id })}
        >
          {t('vouchers.redeem', { amount })}
        </Button>
      }
    >
      <span>{title}</span>
      {training.session && (
        <span>
          <SessionTime session={training.session} timeZone={training.time_zone} />
        </span>
      )}
      <span>{t('vouchers.seat_takes', { amount, due: money(due) })}</span>
      <FailureNotice error={redeem.failure} />
    </RecordRow>
  )
}
