import { useState } from 'react'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { Passkey } from '#people/two-factor/contract/passkeys.ts'
import { type OwnFactors, twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { ConfirmForm } from './confirm-form.shown.tsx'
import { PasskeyAddition, PasskeyRemoval } from './passkey-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export type FactorTask = keyof typeof titles | { removed: Passkey }

type FactorDialogProps = { task: FactorTask; factors: OwnFactors; onClose: () => void }

const titles = {
  addAuthenticator: 'twoFactor.set_up_title',
  removeAuthenticator: 'twoFactor.remove_question',
  renewRecoveryCodes: 'twoFactor.recovery',
  addPasskey: 'twoFactor.passkey_add_title',
} as const

/** One change of the factors, once the reader has shown that it is them; recovery codes that come of it are shown last. */
export function FactorDialog({ task, factors, onClose }: FactorDialogProps) {
  const t = useText()
  // As it was when the dialog opened: what happens in it changes the factors.
  const [isConfirmed, setConfirmed] = useState(factors.is_confirmed)
  const [codes, setCodes] = useState<string[] | null>(null)
  const subject = typeof task === 'string' ? titles[task] : 'twoFactor.passkey_remove_question'
  const title = codes ? 'twoFactor.codes_title' : isConfirmed ? subject : 'twoFactor.confirm_title'
  return (
    <Dialog title={t(title)} onClose={onClose} isStaying={codes !== null}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : isConfirmed ? (
        <Change task={task} onCodes={setCodes} onClose={onClose} />
      ) : (
        <ConfirmForm
          factors={factors}
          onConfirmed={() => setConfirmed(true)}
          onLeave={onClose}
          leave={t('app.cancel')}
        />
      )}
    </Dialog>
  )
}

type ChangeProps = { task: FactorTask; onCodes: (codes: string[]) => void; onClose: () => void }

function Change({ task, onCodes, onClose }: ChangeProps) {
  // Recovery codes come with the first factor alone.
  const onAdded = (codes: string[] | null) => (codes ? onCodes(codes) : onClose())
  switch (task) {
    case 'addAuthenticator':
      return <AuthenticatorSetUp onAdded={onAdded} onClose={onClose} />
    case 'addPasskey':
      return <PasskeyAddition onAdded={onAdded} onClose={onClose} />
    case 'removeAuthenticator':
      return <Removal onClose={onClose} />
    case 'renewRecoveryCodes':
      return <Renewal onRenewed={onCodes} onClose={onClose} />
    default:
      return <PasskeyRemoval passkey={task.removed} onClose={onClose} />
  }
}

function Removal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const remove = useSend(twoFactor.removeAuthenticator, {
    showsFailure: true,
    onSent: () => {
      toast(t('twoFactor.removed'))
      onClose()
    },
  })
  return (
    <Stack>
      <Text>{t('twoFactor.remove_consequence')}</Text>
      <FailureNotice error={remove.failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.send({})}>
          {t('twoFactor.remove')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

function Renewal({ onRenewed, onClose }: { onRenewed: (codes: string[]) => void; onClose: () => void }) {
  const t = useText()
  const renew = useSend(twoFactor.renewRecoveryCodes, {
    showsFailure: true,
    onSent: ({ data }) => onRenewed(data.recovery_codes),
  })
  return (
    <Stack>
      <Text>{t('twoFactor.renew_consequence')}</Text>
      <FailureNotice error={renew.failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="primary" isBusy={renew.isPending} onClick={() => renew.send({})}>
          {t('twoFactor.renew')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
