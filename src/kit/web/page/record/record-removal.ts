import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { useMay } from '#kit/web/session/session.ts'

export type Removal<E extends Endpoint> = {
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

/** Deletes the screen's record after a confirmation, and returns to its list: an action of its menu; null without the right. */
export function useRemoval<E extends Endpoint>({ endpoint, input, question, consequence, done, list }: Removal<E>) {
  const t = useText()
  const go = useGo()
  const may = useMay()
  const { send, isPending } = useSend(endpoint, {
    onSent: () => {
      toast(done)
      go(list, { replaces: true })
    },
  })
  if (!may(endpoint)) return null
  const dialog = { title: question, text: consequence, action: t('app.remove'), tone: 'danger' as const }
  const start = async () => {
    if (await ask(dialog)) send(input)
  }
  return { label: t('app.remove'), isDanger: true, isPending, onClick: () => void start() }
}
