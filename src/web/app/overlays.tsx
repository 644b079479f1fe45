import { ConfirmDialog } from '#web/kit/overlay/confirm-dialog.tsx'
import { Toasts } from '#web/kit/overlay/toasts.tsx'

/** What stands above every screen. Nothing waits for it: what was said before it came is kept. */
export function Overlays() {
  return (
    <>
      <ConfirmDialog />
      <Toasts />
    </>
  )
}
