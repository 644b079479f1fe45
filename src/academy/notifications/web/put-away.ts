import { notifications } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'

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
