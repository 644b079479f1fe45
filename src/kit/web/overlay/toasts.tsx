import { hideNotification, Notifications, showNotification } from '@mantine/notifications'
import { FailureText } from '#kit/web/calls/failure-text.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconX } from '~icons'
import { freeCorner } from './free-corner.ts'
import styles from './toasts.module.css'

export type Toast = {
  /** A toast with the same id is not shown twice. */
  id: string
  message: string
  /** Of an error: the number under which the portal's log has it. */
  reference?: string | null
  /** `bad` stays until it is closed. */
  tone: 'good' | 'bad'
  /** Not of what its reader did: it waits for the end of a message about that. */
  isNews?: boolean
  onUndo?: () => void
  onClose?: () => void
}

/** The live region of toasts: rendered from the start, so that each is announced. Their timers pause on hover and focus. */
export function Toasts() {
  return (
    <Notifications
      // Only the stacked layout pauses on focus.
      layout="stacked"
      // Per toast: closing one under the mouse sends no leave event, which would pause the whole stack for good.
      pauseResetOnHover="notification"
      containerWidth={384}
      zIndex={400}
      aria-live="polite"
      classNames={{ root: styles.toasts, notification: `${styles.toast} floating` }}
      renderNotification={({ message }) => message}
    />
  )
}

const seconds = 1000

/** The message that is only read and shown at present: a newer one takes its place, for in the stack it would wait behind that, and be shown once more. */
let read: { id: string; isNews: boolean } | null = null
/** The last news that came while the reader's own action was reported: behind that, no screen reader would announce them. */
let waiting: Toast | null = null

export function showToast(toast: Toast) {
  const { id, tone, onUndo, isNews = false } = toast
  if (isNews && read && !read.isNews) {
    waiting = toast
    return
  }
  if (tone === 'good' && !onUndo) {
    const former = read
    read = { id, isNews }
    if (former) hideNotification(former.id)
  }
  showNotification({
    id,
    position: freeCorner(),
    // The region around it is announced (`aria-live`).
    role: 'presentation',
    'data-tone': tone,
    message: <Words {...toast} />,
    autoClose: tone === 'good' && (onUndo ? 12 : 6) * seconds,
    onClose: () => closed(toast),
  })
}

function closed({ id, onClose }: Toast) {
  onClose?.()
  if (read?.id !== id) return
  read = null
  const news = waiting
  waiting = null
  // Not while the library still removes the one that is closed.
  if (news) queueMicrotask(() => showToast(news))
}

export function hideToast(id: string) {
  hideNotification(id)
}

function Words({ id, message, reference, tone, onUndo }: Toast) {
  const t = useText()
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <div>
        <FailureText error={{ message, reference }} />
      </div>
      {onUndo && (
        <Button kind="quiet" size="sm" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
          {t('app.undo')}
        </Button>
      )}
      <IconButton label={t('app.close')} onClick={() => hideToast(id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}
