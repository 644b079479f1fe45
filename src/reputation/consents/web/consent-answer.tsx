import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { channelsAfter, consentChange } from '#reputation/consents/contract/consent-change.ts'
import {
  channels as allChannels,
  type Channel,
  type ConsentRequest,
  consents,
  isRefused,
  refusedChannels,
} from '#reputation/consents/contract/consents.ts'
import { useChannelNames } from './channel-names.shown.ts'
import { GivenBy, type Giver } from './given-by.tsx'

type ConsentAnswerProps = { hash: string; request: ConsentRequest }

type Signed = { health: boolean | null; given_by: Giver | null; guardian_name: string | null }

/** Channel by channel; nothing is ticked before the person ticks it. */
export function ConsentAnswer({ hash, request }: ConsentAnswerProps) {
  const t = useText()
  const { state, channels: consented, pictures, gap, wording } = request
  const [chosen, setChosen] = useState<readonly Channel[]>(consented)
  const [isAsking, setAsking] = useState(false)
  const [health, setHealth] = useState(request.consented_health)
  const signed = request.history.find(({ given_by }) => given_by !== null)
  const [giver, setGiver] = useState<Giver | null>(signed?.given_by ?? null)
  const [guardian, setGuardian] = useState(signed?.guardian_name ?? '')
  const { answer, isBusy } = useAnswer(hash, request)
  const news = pictures.filter(({ is_new }) => is_new).length
  const isChanged =
    health !== request.consented_health ||
    chosen.length !== consented.length ||
    chosen.some((channel) => !consented.includes(channel))
  const isGiven = state === 'GIVEN'
  const wasRefused = isRefused(state)

  function toggle(channel: Channel, isChosen: boolean) {
    setChosen(allChannels.filter((other) => (other === channel ? isChosen : chosen.includes(other))))
    setAsking(false)
  }

  const send = () => {
    const isMore = !isGiven || news > 0 || gap !== null || chosen.some((channel) => !consented.includes(channel))
    const isUnsigned = isMore && (giver === null || (giver === 'GUARDIAN' && !guardian.trim()))
    if (chosen.length === 0 && !isGiven) setAsking(true)
    else if (chosen.length > 0 && isUnsigned) setAsking(true)
    else answer(chosen, { health, given_by: giver, guardian_name: guardian.trim() || null })
  }

  return (
    <Panel title={t('consents.where')}>
      {(gap === 'OLD' || gap === 'WORDS') && (
        <Notice tone="waiting">{t(gap === 'OLD' ? 'consents.old_wording' : 'consents.words_changed')}</Notice>
      )}
      {gap === 'HEALTH' && <Notice tone="waiting">{t('consents.health_missing')}</Notice>}
      {news > 0 && <Notice tone="waiting">{t('consents.pictures_new', { count: news })}</Notice>}
      <Text tone="soft">{t(wasRefused ? 'consents.again' : 'consents.where_hint')}</Text>
      <Stack as="fieldset" aria-label={t('consents.where')}>
        {allChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`consents.channel_${channel}`)}
            description={t(`consents.channel_${channel}_text`)}
            checked={chosen.includes(channel)}
            onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
          />
        ))}
      </Stack>
      {wording.health && (
        <Stack as="fieldset" aria-label={t('consents.health')}>
          <Checkbox
            label={wording.health}
            description={t('consents.health_hint')}
            checked={health}
            onChange={({ currentTarget }) => setHealth(currentTarget.checked)}
          />
        </Stack>
      )}
      <GivenBy giver={giver} onGiver={setGiver} guardian={guardian} onGuardian={setGuardian} />
      {isAsking && (
        <Text role="alert" tone="brick">
          {t(chosen.length === 0 ? 'consents.choose_some' : 'consents.choose_giver')}
        </Text>
      )}
      <Row>
        {!isGiven && (
          <Button kind="primary" isBusy={isBusy} onClick={send}>
            {t('consents.give')}
          </Button>
        )}
        {!isGiven && !wasRefused && (
          <Button isBusy={isBusy} onClick={() => answer([])}>
            {t('consents.decline')}
          </Button>
        )}
        {isGiven && (isChanged || news > 0 || gap) && (
          <Button kind="primary" isBusy={isBusy} onClick={send}>
            {t(isChanged ? 'consents.save' : news > 0 ? 'consents.confirm_new' : 'consents.confirm_words')}
          </Button>
        )}
        {isGiven && (
          <Button kind="danger" isBusy={isBusy} onClick={() => answer([])}>
            {t('consents.withdraw')}
          </Button>
        )}
      </Row>
      <PrivacyNote of={consents.answer} />
    </Panel>
  )
}

/** Sends the changes; a withdrawal, or consent after a refusal, is confirmed by the names of its channels. */
function useAnswer(hash: string, { state, channels: consented, seen_until, wording, history }: ConsentRequest) {
  const t = useText()
  const namesOf = useChannelNames()
  const call = useSend(consents.answer, {
    onSent: ({ data }, { give }) => {
      if (data.state === 'DECLINED') return toast(t('consents.declined'))
      // A withdrawal is always stored; consent in the same answer is not, if the page was out of date.
      if (give.some((channel) => !data.channels.includes(channel))) return toast(t('consents.withdrawn_only'))
      if (data.state === 'WITHDRAWN') return toast(t('consents.withdrawn'))
      toast(
        t(consented.every((channel) => data.channels.includes(channel)) ? 'consents.given' : 'consents.withdrawn_some'),
      )
    },
  })
  const questionAgain = (again: readonly Channel[]) => ({
    title: t('consents.again_question'),
    text: t(isRefused(state) ? 'consents.again_text' : 'consents.again_some_text', { channels: namesOf(again) }),
    action: t('consents.give'),
  })
  const questionAbout = (taken: readonly Channel[]) => {
    if (channelsAfter({ give: [], withdraw: [...taken] }, consented).length > 0)
      return {
        title: t('consents.withdraw_some_question', { channels: namesOf(taken) }),
        text: t('consents.withdraw_some_text'),
        action: t('consents.save'),
        tone: 'danger' as const,
      }
    const about = state === 'GIVEN' ? 'withdraw' : 'decline'
    return {
      title: t(`consents.question_${about}`),
      text: t(`consents.text_${about}`),
      action: t(`consents.${about}`),
      tone: 'danger' as const,
    }
  }
  async function answer(chosen: readonly Channel[], more: Signed) {
    const { give, withdraw } = consentChange(chosen, consented)
    const again = give.filter((channel) => refusedChannels({ state, history }).includes(channel))
    if (again.length > 0 && !(await ask(questionAgain(again)))) return
    if (withdraw.length > 0 && !(await ask(questionAbout(withdraw)))) return
    const seen_event = history[0]?.key ?? null
    call.send({
      ...{ hash, give, withdraw, seen_until, seen_event, is_again: again.length > 0 },
      ...{ seen_wording: wording.key, ...more },
    })
  }
  const nothing: Signed = { health: null, given_by: null, guardian_name: null }
  return {
    answer: (chosen: readonly Channel[], more = nothing) => void answer(chosen, more),
    isBusy: call.isPending,
  }
}
