import { AddToWallet } from '#academy/wallets/web/add-to-wallet.shown.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { LinkButton, OutsideLink } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableOwnActs } from '#teaching/participants/contract/participants.flow.ts'
import { participants, type SeatDetails } from '#teaching/participants/contract/participants.ts'
import { CalendarFileLink } from '#teaching/trainings/web/calendar-file-link.shown.tsx'
import { TransferDetails } from '../transfer-details.shown.tsx'
import { SeatActs, SeatCost, SeatStanding, sumOfVouchers } from './my-seat.tsx'
import { changeNotes } from './training-summary.tsx'

const back: Back = { to: '/my/trainings', label: 'participants.mine_title' }

/** All that somebody with a seat has to know to come: when, where, what to bring, who leads it, what it costs and how to give it up. */
export function SeatPage() {
  const t = useText()
  const training_id = useIdParam()
  return (
    <Record
      endpoint={participants.ownSeat}
      input={{ training_id }}
      back={back}
      missing={
        <DeadEnd
          title={t('participants.no_seat_title')}
          text={t('participants.no_seat_text')}
          action={<LinkButton to={back.to}>{t('participants.to_mine')}</LinkButton>}
        />
      }
    >
      {(seat) => <Seat seat={seat} />}
    </Record>
  )
}

function Seat({ seat }: { seat: SeatDetails }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const pending = changeNotes[seat.state]
  return (
    <Page title={inLanguage(seat.title)} back={back} width="narrow">
      <Panel>
        <Stack>
          <Row>
            <SeatStanding seat={seat} />
          </Row>
          {pending && <Notice tone="waiting">{t(pending)}</Notice>}
          <SeatFacts seat={seat} />
          <Row>
            <SeatActs seat={seat} size="md" />
            {availableOwnActs(seat).length > 0 && <CalendarFileLink trainingId={seat.training_id} />}
          </Row>
          <AddToWallet
            apple={participants.applePass}
            google={participants.googlePass}
            input={{ training_id: seat.training_id }}
          />
        </Stack>
      </Panel>
      {seat.transfer && (
        <TransferDetails transfer={seat.transfer} amount={format.money(seat.due, seat.price.currency)} />
      )}
      {seat.to_bring && (
        <Panel title={t('trainings.to_bring')}>
          <Text isProse>
            <span lang={seat.language}>{seat.to_bring}</span>
          </Text>
        </Panel>
      )}
      <Panel title={t('trainings.description')}>
        <Text isProse>{inLanguage(seat.description)}</Text>
      </Panel>
    </Page>
  )
}

function SeatFacts({ seat }: { seat: SeatDetails }) {
  const t = useText()
  const format = useFormat()
  const { sessions, time_zone, place, online_url, artist, price, language, technique } = seat
  return (
    <Facts
      facts={[
        {
          label: t('participants.when'),
          value:
            sessions.length === 0 ? (
              t('participants.no_date')
            ) : (
              <ul>
                {sessions.map((session) => (
                  <li key={session.id}>
                    <SessionTime session={session} timeZone={time_zone} />
                  </li>
                ))}
              </ul>
            ),
        },
        {
          label: t('participants.where'),
          value: online_url ? (
            <OutsideLink href={online_url}>{t('participants.join_online')}</OutsideLink>
          ) : (
            (place ?? t('participants.online')) || '—'
          ),
        },
        { label: t('participants.led'), value: artist },
        { label: t('trainings.technique'), value: technique ? t(`artists.techniques_${technique}`) : '—' },
        { label: t('trainings.language'), value: format.languageName(language) },
        { label: t('participants.price'), value: format.money(price.amount, price.currency) },
        { label: t('participants.payment'), value: <Payment seat={seat} /> },
      ]}
    />
  )
}

/** The means of payment, the rest to pay or to refund, and the cost of cancelling the seat. */
function Payment({ seat }: { seat: SeatDetails }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { package: sold, price, due, paid, waived, to_refund } = seat
  const amount = (value: number) => ({ amount: format.money(value, price.currency) })
  const byVouchers = sumOfVouchers(seat)
  const isSettled = !sold && [byVouchers, paid, waived, due].every((value) => value === 0)
  return (
    <Stack gap="3xs">
      {sold && <span>{t('participants.paid_by', { name: inLanguage(sold.name) })}</span>}
      {byVouchers > 0 && <span>{t('participants.paid_by_vouchers', amount(byVouchers))}</span>}
      {paid > 0 && <span>{t('participants.paid_amount', amount(paid))}</span>}
      {waived > 0 && <span>{t('participants.waived_amount', amount(waived))}</span>}
      {isSettled && <span>{t(price.amount === 0 ? 'participants.is_free' : 'participants.nothing_due')}</span>}
      {due > 0 && (
        <>
          <strong>{t('participants.to_pay', amount(due))}</strong>
          <span>{t(seat.transfer ? 'participants.to_pay_transfer' : 'participants.to_pay_how')}</span>
        </>
      )}
      {to_refund > 0 && (
        <>
          <strong>{t('participants.to_refund', amount(to_refund))}</strong>
          <span>{t('participants.to_refund_how')}</span>
        </>
      )}
      {availableOwnActs(seat).includes('cancel') && <SeatCost seat={seat} />}
    </Stack>
  )
}
