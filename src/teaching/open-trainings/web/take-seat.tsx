import { useState } from 'react'
import { TermsLink } from '#academy/terms/web/terms-link.shown.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type OpenTraining, openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { OverlapNote, useMeansIt } from '#teaching/participants/web/student/overlap-note.shown.tsx'
import {
  neededVouchers,
  ParticipantsVouchers,
} from '#teaching/participants/web/training/participants-vouchers.shown.tsx'

type Props = { training: OpenTraining }

/** A seat at a training, as far as the student can take one: what pays is shown and chosen before anything is used. */
export function TakeSeat({ training }: Props) {
  const t = useText()
  const { id, place, seats_left } = training
  if (place === 'SEAT')
    return (
      <Notice
        tone="good"
        title={t('openTrainings.place_SEAT')}
        actions={<LinkButton to={`/my/trainings/${id}`}>{t('openTrainings.to_seat')}</LinkButton>}
      />
    )
  if (place === 'OFFERED')
    return (
      <Notice
        tone="waiting"
        title={t('openTrainings.place_OFFERED')}
        actions={<LinkButton to="/my/trainings">{t('openTrainings.to_offer')}</LinkButton>}
      />
    )
  if (place === 'REQUESTED') return <Requested training={training} />
  if (place === 'WAITING') return <Notice tone="waiting">{t('openTrainings.waits')}</Notice>
  return (
    <Panel title={t('openTrainings.take_title')}>
      <Stack>
        {seats_left > 0 ? <Payment training={training} /> : <WaitingList training={training} />}
        <Terms training={training} />
      </Stack>
    </Panel>
  )
}

/** Accepted before: without that nothing is open to students. */
function Terms({ training: { terms } }: Props) {
  const t = useText()
  return (
    terms && (
      <Text tone="soft" size="sm">
        {t('openTrainings.terms_apply')} <TermsLink terms={terms} />
      </Text>
    )
  )
}

function Requested({ training: { held_until } }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <Notice tone="waiting" title={t('openTrainings.place_REQUESTED')}>
      {held_until
        ? t('openTrainings.request_held', { until: format.dateTime(held_until) })
        : t('openTrainings.request_waits')}
    </Notice>
  )
}

function WaitingList({ training: { id } }: Props) {
  const t = useText()
  const wait = useSend(openTrainings.wait, { onSent: () => toast(t('openTrainings.waits')) })
  return (
    <Stack>
      <Text>{t('openTrainings.wait_text')}</Text>
      <Row>
        <Button kind="primary" isBusy={wait.isPending} onClick={() => wait.send({ id })}>
          {t('openTrainings.wait')}
        </Button>
      </Row>
    </Stack>
  )
}

const byVouchers = 'vouchers'

/** What pays; nothing is chosen for the student where they have a choice. */
function Payment({ training }: Props) {
  const t = useText()
  const go = useGo()
  const format = useFormat()
  const { id, packages, vouchers, price, due, is_paid, overlaps } = training
  const meansIt = useMeansIt(overlaps)
  const [unwanted, setUnwanted] = useState<readonly number[]>([])
  const isSettled = is_paid || due === 0
  const means = [...packages.map((one) => String(one.id)), ...(vouchers.length > 0 ? [byVouchers] : [])]
  const [chosen, setChosen] = useState<string | undefined>(means.length === 1 ? means[0] : undefined)
  const take = useSend(openTrainings.take, {
    onSent: () => {
      toast(t('openTrainings.taken'))
      go(`/my/trainings/${id}`)
    },
  })
  if (!isSettled && means.length === 0) return <NoMeans training={training} />

  const needed = chosen === byVouchers ? neededVouchers(training, unwanted) : []
  const left = needed.reduce((rest, { takes }) => rest - takes, due)
  const isShort = chosen === byVouchers && left > 0
  const paying = {
    student_package_id: isSettled || chosen === byVouchers || !chosen ? null : Number(chosen),
    voucher_ids: isSettled ? [] : needed.map(({ voucher }) => voucher.id),
    due,
  }
  return (
    <Stack>
      <OverlapNote overlaps={overlaps} />
      {isSettled && <Text>{t(is_paid ? 'openTrainings.is_paid' : 'openTrainings.is_free')}</Text>}
      {!isSettled && <Means training={training} chosen={chosen} onChoose={setChosen} />}
      {!isSettled && chosen === byVouchers && (
        <ParticipantsVouchers preview={training} unwanted={unwanted} onChange={setUnwanted} />
      )}
      {isShort && (
        <Notice tone="waiting">{t('openTrainings.not_enough', { left: format.money(left, price.currency) })}</Notice>
      )}
      <Row>
        <Button
          kind="primary"
          isBusy={take.isPending}
          disabled={!isSettled && (!chosen || isShort)}
          onClick={async () => (await meansIt()) && take.send({ id, ...paying, is_overlap_meant: overlaps.length > 0 })}
        >
          {t('openTrainings.take')}
        </Button>
      </Row>
    </Stack>
  )
}

type MeansProps = Props & { chosen: string | undefined; onChoose: (means: string) => void }

function Means({ training: { packages, vouchers }, chosen, onChoose }: MeansProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const sold = packages.find(({ id }) => String(id) === chosen)
  const hint =
    sold &&
    t('openTrainings.pays_package_left', {
      count: sold.entries_left,
      date: sold.expires_at ? format.lastDay(sold.expires_at) : '—',
    })
  return (
    <NativeSelect
      id="means"
      label={t('openTrainings.pays')}
      description={hint}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    >
      {chosen === undefined && (
        <option value="" disabled>
          {t('participants.pays_choose')}
        </option>
      )}
      {packages.map(({ id, name }) => (
        <option key={id} value={id}>
          {t('openTrainings.pays_package', { name: inLanguage(name) })}
        </option>
      ))}
      {vouchers.length > 0 && <option value={byVouchers}>{t('openTrainings.pays_vouchers')}</option>}
    </NativeSelect>
  )
}

function NoMeans({ training: { id, price, takes_requests } }: Props) {
  const t = useText()
  const request = useSend(openTrainings.request, { onSent: () => toast(t('openTrainings.requested')) })
  const format = useFormat()
  return (
    <Stack>
      <Notice tone="waiting" title={t('openTrainings.no_means')}>
        {t('openTrainings.no_means_text', { price: format.money(price.amount, price.currency) })}
      </Notice>
      <Row>
        {takes_requests && (
          <Button kind="primary" isBusy={request.isPending} onClick={() => request.send({ id })}>
            {t('openTrainings.request')}
          </Button>
        )}
        <LinkButton to="/inbox">{t('openTrainings.ask_office')}</LinkButton>
      </Row>
    </Stack>
  )
}
