import { fullName } from '#kit/contract/values/full-name.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useAnswerKey } from '#kit/web/page/answers.tsx'
import { Button, type ButtonVariant } from '#kit/web/ui/button.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import type { ProArtist, ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { type OfficeStep, type officeSteps, stepTo } from '#network/artists/contract/artists.flow.ts'

type ActProps = Pick<ButtonVariant, 'kind' | 'size' | 'isWide'> & {
  artist: Pick<ProArtistRow, 'id' | 'first_name' | 'last_name' | 'revision'>
  onMoved?: (artist: ProArtist) => void
  onRefused?: (error: ApiError) => void
}

/** A status that is reached without a word. */
type PlainStatus = typeof officeSteps.accept.to | typeof officeSteps.complete.to

/** Leads an artist to a status, after asking by name. */
export function StepButton({ to, ...props }: ActProps & { to: PlainStatus }) {
  return <ActButton act={stepTo(to)} {...props} />
}

export function SendLinkButton(props: ActProps) {
  return <ActButton act="sendLink" {...props} />
}

function ActButton({
  act,
  artist,
  onMoved,
  onRefused = toastError,
  ...look
}: ActProps & { act: OfficeStep | 'sendLink' }) {
  const t = useText()
  const keyOf = useAnswerKey()
  const name = fullName(artist)
  const call = useSend(applications[act], {
    onSent: ({ data }) => {
      toast(t(`artists.done_${act}`, { name }))
      onMoved?.(data)
    },
    onRefused,
  })
  const question = {
    title: t(`artists.question_${act}`, { name }),
    text: t(`artists.text_${act}`),
    action: t(`artists.step_${act}`),
    tone: 'harmless' as const,
  }
  return (
    <Button
      {...look}
      {...keyOf(act === 'sendLink' ? null : 'yes')}
      isBusy={call.isPending}
      onClick={async () => (await ask(question)) && call.send({ id: artist.id, revision: artist.revision })}
    >
      {t(`artists.step_${act}`)}
    </Button>
  )
}
