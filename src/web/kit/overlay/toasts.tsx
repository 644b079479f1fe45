import { useEffect, useState } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { useStore } from '#web/kit/session/store.ts'
import { Button, IconButton } from '#web/kit/ui/button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconX } from '~icons'
import { closeToast, type Toast, takeBack, toasts } from './toast.ts'
import styles from './toasts.module.css'

/** Where toasts appear; there from the start, so that each is announced. */
export function Toasts() {
  const shown = useStore(toasts)
  return (
    <div className={styles.toasts} aria-live="polite">
      {shown.map((toast) => (
        <Slice key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const seconds = 1000

/** Waits as long as somebody points at it or is in it. */
function Slice({ toast }: { toast: Toast }) {
  const t = useText()
  const { id, message, tone, undo } = toast
  const [isHeld, setHeld] = useState(false)
  const Icon = tone === 'good' ? IconCircleCheck : IconAlertTriangle
  useEffect(() => {
    if (tone === 'bad' || isHeld) return
    const timer = setTimeout(() => closeToast(id), (undo ? 12 : 6) * seconds)
    return () => clearTimeout(timer)
  }, [id, tone, undo, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits; what can be done are the buttons in it.
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <p>{message}</p>
      {undo && (
        <Button kind="quiet" size="sm" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => takeBack(toast)}>
          {t('app.undo')}
        </Button>
      )}
      <IconButton label={t('app.close')} onClick={() => closeToast(id)}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
