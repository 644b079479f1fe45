import { notifications } from '#contract/notifications/notifications.ts'
import { send } from '#web/kit/calls/api.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/** Reads or deletes one notification; either can be undone for a while. */
export function usePutAway(id: number) {
  const t = useText()
  const mark = useSend(notifications.markAsRead, {
    onSent: () => toast(t('notifications.marked'), { undo: () => send(notifications.markAsUnread, { id }) }),
  })
  const remove = useSend(notifications.remove, {
    onSent: () => toast(t('notifications.removed'), { undo: () => send(notifications.restore, { id }) }),
  })
  return { mark: () => mark.send({ id }), remove: () => remove.send({ id }) }
}
