import type { Endpoint, Input } from '#contract/kit/endpoint.ts'
import { ask } from './confirm.ts'
import { useText } from './i18n.ts'
import { useGo } from './params.ts'
import { useSend } from './query.ts'
import { useMay } from './session.ts'
import { toast } from './toast.ts'
import { Button } from './ui/button.tsx'

type RemoveButtonProps<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  /** The question names what would go, the consequence says what goes with it. */
  question: string
  consequence: string
  /** Said once it is gone. */
  done: string
  /** The list that it was in. */
  list: string
}

/** Deletes what the screen shows, after asking by name, and leads back to the list; not there for whoever may not. */
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
