import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useText } from './i18n.ts'
import { useStore } from './store.ts'
import { closeToast, type Toast, toasts } from './toast.ts'
import styles from './toasts.module.css'
import { IconButton } from './ui/button.tsx'

/** Where toasts appear; there from the start, so that each is announced. */
export function Toasts() {
  const shown = useStore(toasts)
  return (
    <div className={styles.toasts} aria-live="polite">
      {shown.map((toast) => (
        <Slice key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function Slice({ id, message, tone }: Toast) {
  const t = useText()
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon size={20} aria-hidden="true" />
      <p>{message}</p>
      <IconButton label={t('app.close')} onClick={() => closeToast(id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
