import type { Endpoint, Input } from '#contract/kit/endpoint.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useGo } from '#web/kit/page/params.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'

type RemoveButtonProps<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** The question names the record, the consequence says what else is deleted. */
  question: string
  consequence: string
  /** The toast after the deletion. */
  done: string
  /** The path of its list. */
  list: string
}

/** Deletes the screen's record after a confirmation, and returns to its list. Hidden without the right. */
export function RemoveButton<E extends Endpoint>(props: RemoveButtonProps<E>) {
  const { endpoint, input, question, consequence, done, list } = props
  const t = useText()
  const go = useGo()
  const may = useMay()
  const remove = useSend(endpoint, {
    onSent: () => {
      toast(done)
      go(list, { replaces: true })
    },
  })
  if (!may(endpoint)) return null
  const asked = { title: question, text: consequence, action: t('app.remove'), tone: 'danger' as const }
  return (
    <Button kind="danger" isBusy={remove.isPending} onClick={async () => (await ask(asked)) && remove.send(input)}>
      {t('app.remove')}
    </Button>
  )
}
