import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { TransferDetails } from '#teaching/participants/web/transfer-details.shown.tsx'
import { type OwnSignUp, signUpForm } from '#teaching/sign-ups/contract/sign-up-form.ts'
import { OpenTrainingFacts } from './open-training-facts.tsx'
import { useAcceptedTerms } from './use-accepted-terms.tsx'

/** Behind the link of a mail: confirms a sign-up, and afterwards shows what becomes of it and how a seat is paid. */
export function OwnSignUpPage() {
  const t = useText()
  const hash = useParam('hash')
  const unknown = (
    <BrokenLink
      title={t('signUps.unknown_title')}
      text={t('signUps.unknown_text')}
      action={<PlainLinkButton to="/">{t('signUps.home')}</PlainLinkButton>}
    />
  )
  return (
    <Record endpoint={signUpForm.ofLink} input={{ hash }} missing={unknown}>
      {(its) => (
        <Page title={t('signUps.own_title')} width="narrow">
          <Standing its={its} hash={hash} />
          <OpenTrainingFacts training={its.training} hasSeats={its.state === 'UNPROVEN'} />
          <Payment its={its} />
          <Entered its={its} />
        </Page>
      )}
    </Record>
  )
}

function Standing({ its, hash }: { its: OwnSignUp; hash: string }) {
  const t = useText()
  const format = useFormat()
  const { state, held_until, refusal, seat, may_withdraw } = its
  if (state === 'UNPROVEN') return <Unproven its={its} hash={hash} />
  const actions = may_withdraw && <Withdraw its={its} hash={hash} />
  if (state === 'WAITING')
    return (
      <Notice tone="waiting" title={t('signUps.own_WAITING_title')} actions={actions}>
        {held_until
          ? t('signUps.own_WAITING_held', { until: format.dateTime(held_until) })
          : t('signUps.own_WAITING_text')}
      </Notice>
    )
  if (state === 'SEATED' && seat?.is_cancelled)
    return <Notice title={t('signUps.own_given_up_title')}>{t('signUps.own_given_up_text')}</Notice>
  if (state === 'SEATED')
    return (
      <Notice
        tone="good"
        title={t('signUps.own_SEATED_title')}
        actions={
          <Row>
            <PlainLinkButton to={`/my/trainings/${its.training.id}`}>{t('signUps.to_my_trainings')}</PlainLinkButton>
            {actions}
          </Row>
        }
      >
        <Stack gap="xs">
          <Text>{t(seat?.is_invited ? 'signUps.own_SEATED_text' : 'signUps.own_SEATED_known')}</Text>
          {seat?.cancels_free_until && Date.parse(seat.cancels_free_until) > Date.now() && (
            <Text>{t('signUps.own_SEATED_free_until', { until: format.dateTime(seat.cancels_free_until) })}</Text>
          )}
        </Stack>
      </Notice>
    )
  return (
    <Notice
      tone={state === 'WAITLISTED' ? 'waiting' : 'info'}
      title={t(`signUps.own_${state}_title`)}
      actions={actions}
    >
      <Stack gap="xs">
        <Text>{t(`signUps.own_${state}_text`)}</Text>
        {refusal && <Quote title={t('signUps.reason')}>{refusal}</Quote>}
      </Stack>
    </Notice>
  )
}

function Unproven({ its, hash }: { its: OwnSignUp; hash: string }) {
  const t = useText()
  const prove = useSend(signUpForm.prove, { onSent: () => undefined })
  const isTaken = its.training.is_at_once && its.training.seats_left > 0
  return (
    <Notice
      tone="waiting"
      title={t('signUps.own_UNPROVEN_title')}
      actions={
        <Button kind="primary" isBusy={prove.isPending} onClick={() => prove.send({ hash })}>
          {t(isTaken ? 'signUps.prove_at_once' : 'signUps.prove')}
        </Button>
      }
    >
      {t('signUps.own_UNPROVEN_text')}
    </Notice>
  )
}

function Withdraw({ its: { seat }, hash }: { its: OwnSignUp; hash: string }) {
  const t = useText()
  const withdraw = useSend(signUpForm.withdraw, { onSent: () => undefined })
  const limit = seat?.cancels_free_until
  const isLate = limit != null && Date.parse(limit) < Date.now()
  const question = {
    title: t('signUps.withdraw_question'),
    text: t(isLate ? 'signUps.withdraw_late' : 'signUps.withdraw_text'),
    action: t('signUps.withdraw'),
    tone: 'danger' as const,
  }
  return (
    <Button isBusy={withdraw.isPending} onClick={async () => (await ask(question)) && withdraw.send({ hash })}>
      {t('signUps.withdraw')}
    </Button>
  )
}

function Payment({ its: { seat, training } }: { its: OwnSignUp }) {
  const t = useText()
  const format = useFormat()
  if (!seat || seat.due === 0) return null
  const amount = format.money(seat.due, training.price.currency)
  if (seat.transfer) return <TransferDetails transfer={seat.transfer} amount={amount} />
  return (
    <Panel title={t('participants.transfer')}>
      <Text>{t('participants.to_pay', { amount })}</Text>
      <Text tone="soft">{t('participants.to_pay_how')}</Text>
    </Panel>
  )
}

function Entered({ its }: { its: OwnSignUp }) {
  const t = useText()
  const { email, phone, note } = its
  const acceptedFact = useAcceptedTerms(its)
  return (
    <Panel title={t('signUps.own_data')}>
      <Stack>
        <Facts
          facts={[
            { label: t('signUps.person'), value: fullName(its) },
            { label: t('signUps.email'), value: email },
            { label: t('signUps.phone'), value: phone ? formatPhone(phone) : '—' },
            ...acceptedFact,
          ]}
        />
        {note && <Quote title={t('signUps.note')}>{note}</Quote>}
      </Stack>
    </Panel>
  )
}
