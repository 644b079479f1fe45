import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Offer, waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { PaidBy } from '../paid-by.shown.tsx'
import { usePaid } from '../use-paid.ts'
import { OverlapNote, useMeansIt } from './overlap-note.shown.tsx'
import { TrainingSummary } from './training-summary.tsx'

/** Behind the link of a free seat: take it, or pass it on; and what became of it. */
export function OfferPage() {
  const hash = useParam('hash')
  return (
    <Record endpoint={waitingList.offer} input={{ hash }} missing={<End kind="unknown" until="" />}>
      {(offer) => <Answered offer={offer} hash={hash} />}
    </Record>
  )
}

const ends = {
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  REMOVED: 'gone',
  CLOSED: 'gone',
} as const

function Answered({ offer, hash }: { offer: Offer; hash: string }) {
  const format = useFormat()
  const { status, offer_ends_at } = offer
  if (status === 'OFFERED' || status === 'WAITING') return <Open offer={offer} hash={hash} />
  return <End kind={ends[status]} until={format.dateTime(offer_ends_at)} />
}

function Open({ offer, hash }: { offer: Offer; hash: string }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { first_name, offer_ends_at, packages, is_paid, is_paid_otherwise, is_invited, overlaps } = offer
  const meansIt = useMeansIt(overlaps)
  const isEntryNeeded = !is_paid_otherwise && !is_invited
  const [paid, setPaid] = usePaid(packages, isEntryNeeded)
  const isUnsaid = !is_paid && paid === undefined
  const accept = useSend(waitingList.acceptOffer, { onSent: () => undefined })
  const decline = useSend(waitingList.declineOffer, { onSent: () => undefined })
  const question = {
    title: t('participants.offer_decline_question'),
    text: t('participants.offer_decline_text'),
    action: t('participants.offer_decline'),
  }
  const isPayable = is_paid || !isEntryNeeded || packages.length > 0
  return (
    <Page
      title={t(is_invited ? 'participants.invitation_title' : 'participants.offer_title')}
      intro={t(is_invited ? 'participants.invitation_intro' : 'participants.offer_intro', {
        first_name,
        until: format.dateTime(offer_ends_at),
      })}
      width="narrow"
    >
      <Panel title={inLanguage(offer.title)}>
        <Stack>
          <Stack gap="3xs">
            <TrainingSummary training={offer} />
          </Stack>
          <OverlapNote overlaps={overlaps} />
          {!is_paid && isPayable && (
            <PaidBy id="pays" packages={packages} value={paid} onChange={setPaid} isOwn isEntryNeeded={isEntryNeeded} />
          )}
          {!isPayable && <Notice tone="waiting">{t('participants.offer_needs_entry')}</Notice>}
          <Row>
            {isPayable && (
              <Button
                kind="primary"
                isBusy={accept.isPending}
                disabled={isUnsaid}
                onClick={async () =>
                  (await meansIt()) &&
                  accept.send({
                    hash,
                    ...(!is_paid && { student_package_id: paid }),
                    is_overlap_meant: overlaps.length > 0,
                  })
                }
              >
                {t('participants.offer_accept')}
              </Button>
            )}
            <Button isBusy={decline.isPending} onClick={async () => (await ask(question)) && decline.send({ hash })}>
              {t('participants.offer_decline')}
            </Button>
          </Row>
          <PrivacyNote of={waitingList.acceptOffer} />
        </Stack>
      </Panel>
    </Page>
  )
}

const problems = { unknown: 'unknown', EXPIRED: 'expired', gone: 'closed' } as const

function End({ kind, until }: { kind: (typeof ends)[keyof typeof ends] | 'unknown'; until: string }) {
  const t = useText()
  const page = {
    title: t(`participants.offer_${kind}_title`),
    text: t(`participants.offer_${kind}_text`, { until }),
    action: <PlainLinkButton to="/my/trainings">{t('participants.to_mine')}</PlainLinkButton>,
  }
  if (kind === 'ACCEPTED' || kind === 'DECLINED') return <DeadEnd {...page} />
  return <BrokenLink why={problems[kind]} {...page} />
}
