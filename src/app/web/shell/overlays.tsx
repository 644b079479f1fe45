import { Suspense, useEffect } from 'react'
import { ConfirmDialog } from '#kit/web/overlay/confirm-dialog.tsx'
import { Toasts } from '#kit/web/overlay/toasts.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import '#kit/web/overlay/mail-waits.ts'
import { NoConnection } from '#kit/web/page/no-connection.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { useStore } from '#kit/web/session/store.ts'
import { editsTexts, mayEditTexts } from './texts-mode.ts'

const TextsOnPage = lazyPart(() => import('#academy/translations/web/on-page/texts-on-page.tsx'), 'TextsOnPage')

/** Nearly every further screen has a form, an input of the library or a menu: they come while the first one is read. */
function fetchForms() {
  const parts = [
    import('#kit/web/form/form.tsx'),
    import('#kit/web/form/fields/field-select.tsx'),
    import('#kit/web/ui/overlays/menu.tsx'),
  ]
  for (const part of parts) part.catch(() => undefined)
}

function fetchOffline() {
  import('../worker/open-offline.ts').catch(() => undefined)
}

/** The parts above every screen. Nothing waits for them: messages from before they have loaded are queued. */
export function Overlays() {
  useEffect(fetchForms, [])
  useEffect(fetchOffline, [])
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
