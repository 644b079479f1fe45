import type { Output } from '#kit/contract/endpoint.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { conversationRoute, conversations } from '#network/conversations/contract/conversations.ts'

/** The form of a request for a dedicated date; what was typed in one place is there in the other. */
export function useDateRequest() {
  const t = useText()
  const go = useGo()
  return {
    endpoint: conversations.askForDate,
    values: { preferred_on: '', message: '' },
    draft: 'terms.date',
    onSent: ({ data }: Output<typeof conversations.askForDate>) => {
      toast(t('terms.date_sent'))
      const [path = '', search] = conversationRoute(data.conversation_id).split('?')
      go(`/${path}`, { search: Object.fromEntries(new URLSearchParams(search)) })
    },
  }
}

export function DateInputs() {
  return (
    <>
      <ProseField name="message" label="terms.date_message" hint="terms.date_message_hint" rows={4} />
      <DateField name="preferred_on" label="terms.date_preferred" />
    </>
  )
}
