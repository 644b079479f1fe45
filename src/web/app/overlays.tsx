import { lazy, Suspense } from 'react'
import { ConfirmDialog } from '#web/kit/overlay/confirm-dialog.tsx'
import { Toasts } from '#web/kit/overlay/toasts.tsx'
import '#web/kit/overlay/mail-waits.ts'
import { NoConnection } from '#web/kit/page/no-connection.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/session/store.ts'
import { editsTexts, mayEditTexts } from './texts-mode.ts'

const TextsOnPage = lazy(async () => ({ default: (await import('#web/translations/texts-on-page.tsx')).TextsOnPage }))

/** What stands above every screen. Nothing waits for it: what was said before it came is kept. */
export function Overlays() {
  const may = useMay()
  const isEditing = useStore(editsTexts) && mayEditTexts(may)
  return (
    <>
      <ConfirmDialog />
      <Toasts />
      <NoConnection />
      {isEditing && (
        <Suspense>
          <TextsOnPage onClose={() => editsTexts.set(false)} />
        </Suspense>
      )}
    </>
  )
}
