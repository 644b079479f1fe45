import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'

type RemoveButtonProps<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** The question names the record, the consequence lists what else is deleted. */
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
