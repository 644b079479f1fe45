import { type ReactNode, Suspense, useState } from 'react'
import { periodIn } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { type MoreAction, RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import {
  availableTrainingSteps,
  isFinal,
  isInProgress,
  leads,
  type TrainingStep,
} from '#teaching/trainings/contract/trainings.flow.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingBadge } from './training-badge.tsx'
import { useListBehind } from './use-list-behind.ts'

const TrainingCommentDialog = lazyPart(() => import('./training-comment-dialog.tsx'), 'TrainingCommentDialog')

type HeaderProps = {
  training: Training
  isAtAttendance: boolean
  isRecorded: boolean
  finishing: (onClose: () => void) => ReactNode
}

/** What, when, where and for how much; the one next step by its state, and all others in the menu. */
export function TrainingHeader({ training, isAtAttendance, isRecorded, finishing }: HeaderProps) {
  const t = useText()
  const user = useUser()
  const format = useFormat()
  const language = useLanguage()
  const inLanguage = useBilingual()
  const list = useListBehind()
  const { take, open, close } = useSteps(training)
  // Of this rendering: who has the page open since the morning finishes on it in the evening.
  const now = new Date()
  const { id, title, state, sessions, time_zone, venue, price, artist, artist_name, is_own, brought_in_at } = training
  const isOver = training.ends_at !== null && Date.parse(training.ends_at) <= now.getTime()
  const isUnderWay = isInProgress(training, now)
  const steps = availableTrainingSteps(user, training, now)
    // Before its last session nothing is completed.
    .filter((step) => step !== 'complete' || isOver)
  const next = (isUnderWay ? held : planned).find((step) => steps.includes(step))
  const others = useOtherActions(training, list.to)
  const [first] = sessions

  const button = (step: TrainingStep) => (
    <Button kind="primary" onClick={() => void take(step)}>
      {t(`trainings.step_${step}`)}
    </Button>
  )
  const toAttendance = isUnderWay && !isAtAttendance && !isRecorded && leads(user, training) && (
    <LinkButton kind="primary" to={`/training/${id}`} search={{ tab: 'attendance' }}>
      {t('trainings.record_attendance')}
    </LinkButton>
  )
  const inMenu = (step: TrainingStep): MoreAction => ({
    label: t(`trainings.step_${step}`),
    isDanger: step === 'reject' || step === 'cancel',
    onClick: () => void take(step),
  })
  return (
    <>
      <RecordHeader
        back={list}
        title={inLanguage(title)}
        state={<TrainingBadge state={state} />}
        facts={[
          !is_own && (
            <PersonLink
              key="artist"
              kind="proArtist"
              id={artist?.id ?? null}
              name={artist_name}
              avatar_url={artist?.avatar_url ?? null}
            />
          ),
          first ? periodIn(language, first, time_zone) : t('trainings.undated'),
          sessions.length > 1 && t('trainings.more_sessions', { count: sessions.length - 1 }),
          venue ? placeOf({ ...venue, address: '' }) : t('trainings.online'),
          brought_in_at
            ? t('trainings.brought_in_on', { date: format.date(brought_in_at) })
            : format.money(Number(price.amount), price.currency),
        ]}
        next={toAttendance || (next && button(next))}
        more={[...steps.filter((step) => toAttendance || step !== next).map(inMenu), ...others].sort(dangerousLast)}
      />
      {open === 'complete' && finishing(close)}
      <Suspense>
        {(open === 'reject' || open === 'cancel' || open === 'submit') && (
          <TrainingCommentDialog training={training} step={open} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** Takes a step after a confirmation, or opens its dialog: of a step that takes a comment, or of what the server refuses without a reason. */
function useSteps(training: Training) {
  const t = useText()
  const inLanguage = useBilingual()
  const [open, setOpen] = useState<TrainingStep | null>(null)
  const { id, title, revision } = training

  const take = async (step: TrainingStep) => {
    if (step === 'reject' || step === 'cancel' || step === 'complete') return setOpen(step)
    const question = {
      title: t(`trainings.question_${step}`, { title: inLanguage(title) }),
      text: t(`trainings.text_${step}`),
      action: t(`trainings.step_${step}`),
      tone: step === 'unpublish' ? undefined : ('harmless' as const),
    }
    if (!(await ask(question))) return
    try {
      await send(trainings[step] as typeof trainings.publish, { id, revision })
      toast(t(`trainings.done_${step}`))
    } catch (error) {
      // The artist has another training at that time, and has to give a reason.
      if ((error as ApiError).code === 'training_overlaps') setOpen('submit')
      else toastError(error as ApiError)
    }
  }
  return { take, open, close: () => setOpen(null) }
}

/** What leads on, before the first session and after it. */
const planned = ['accept', 'submit', 'publish'] as const
const held = ['complete', 'accept', 'submit'] as const

const dangerousLast = (one: MoreAction, other: MoreAction) =>
  Number(one.isDanger ?? false) - Number(other.isDanger ?? false)

function useOtherActions(training: Training, list: string): MoreAction[] {
  const t = useText()
  const may = useMay()
  const user = useUser()
  const go = useGo()
  const inLanguage = useBilingual()
  const { id, title, state, is_own } = training
  if (!leads(user, training)) return []
  const mayAdd = may(trainings.create) && (!is_own || user?.pro_artist?.has_own_trainings)
  const mayEdit = may(trainings.update) && !isFinal(state)
  const question = {
    title: t('trainings.remove_question', { title: inLanguage(title) }),
    text: t('trainings.remove_consequence'),
    action: t('app.remove'),
    tone: 'danger' as const,
  }
  const remove = async () => {
    if (!(await ask(question))) return
    await send(trainings.remove, { id }).then(() => {
      toast(t('trainings.removed'))
      go(list, { replaces: true })
    }, toastError)
  }
  return [
    ...(mayEdit ? [{ label: t('trainings.edit'), onClick: () => go(`/training/${id}/edit`) }] : []),
    ...(mayAdd
      ? [{ label: t('trainings.copy'), onClick: () => go('/training/new', { search: { copy: String(id) } }) }]
      : []),
    ...(state === 'DRAFT' && may(trainings.remove)
      ? [{ label: t('app.remove'), isDanger: true, onClick: () => void remove() }]
      : []),
  ]
}
