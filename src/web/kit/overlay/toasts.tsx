import { hideNotification, Notifications, showNotification } from '@mantine/notifications'
import { useText } from '#web/kit/language/i18n.ts'
import { Button, IconButton } from '#web/kit/ui/button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconX } from '~icons'
import styles from './toasts.module.css'
import '@mantine/notifications/styles.layer.css'

type Toast = {
  /** Shown once at a time. */
  id: string
  message: string
  /** What is bad stays until it is closed. */
  tone: 'good' | 'bad'
  onUndo?: () => void
  onClose?: () => void
}

/** Where toasts appear; there from the start, so that each is announced. They wait while somebody points at one or is in it. */
export function Toasts() {
  return (
    <Notifications
      // Only stacked ones wait for the focus, too.
      layout="stacked"
      containerWidth={384}
      zIndex={400}
      aria-live="polite"
      classNames={{ root: styles.toasts, notification: styles.toast }}
      renderNotification={({ message }) => message}
    />
  )
}

const seconds = 1000

export function showToast({ onClose, ...toast }: Toast) {
  const { id, tone, onUndo } = toast
  showNotification({
    id,
    // What is announced is the place where it appears.
    role: 'presentation',
    'data-tone': tone,
    message: <Words {...toast} />,
    autoClose: tone === 'good' && (onUndo ? 12 : 6) * seconds,
    onClose,
  })
}

export function hideToast(id: string) {
  hideNotification(id)
}

function Words({ id, message, tone, onUndo }: Omit<Toast, 'onClose'>) {
  const t = useText()
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <p>{message}</p>
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
