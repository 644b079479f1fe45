import { type OfficeStep, type officeSteps, stepTo } from '#contract/applications/applications.flow.ts'
import { applications } from '#contract/applications/applications.ts'
import type { ProArtist, ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { Button, type ButtonLook } from '#web/kit/ui/button.tsx'

type ActProps = Pick<ButtonLook, 'kind' | 'size' | 'isWide'> & {
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
  const name = `${artist.first_name} ${artist.last_name}`
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
  }
  return (
    <Button
      {...look}
      isBusy={call.isPending}
      onClick={async () => (await ask(question)) && call.send({ id: artist.id, revision: artist.revision })}
    >
      {t(`artists.step_${act}`)}
    </Button>
  )
}
