import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import type { OwnFactors } from '#people/two-factor/contract/two-factor.ts'

const ConfirmForm = lazyPart(() => import('#people/two-factor/web/confirm-form.shown.tsx'), 'ConfirmForm')

type IdentityDialogProps = { factors: OwnFactors; onConfirmed: () => void; onClose: () => void }

/** Before something that only the reader may do: they show that it is them. */
export function IdentityDialog({ factors, onConfirmed, onClose }: IdentityDialogProps) {
  const t = useText()
  return (
    <Dialog title={t('twoFactor.confirm_title')} onClose={onClose}>
      <Suspense>
        <ConfirmForm
          factors={factors}
          onConfirmed={() => {
            onClose()
            onConfirmed()
          }}
          onLeave={onClose}
          leave={t('app.cancel')}
        />
      </Suspense>
    </Dialog>
  )
}
