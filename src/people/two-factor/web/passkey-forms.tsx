import { useRef, useState } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { isFinal } from '#kit/web/calls/attempts.ts'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Passkey, passkeys } from '#people/two-factor/contract/passkeys.ts'
import { makePasskey } from './passkey-ceremonies.shown.ts'

type AddProps = { onAdded: (recoveryCodes: string[] | null) => void; onClose: () => void }

/** Why the browser made none: it has one here already, or its dialog was closed. */
function refusalOf(error: unknown) {
  const isHere = error instanceof Error && error.name === 'InvalidStateError'
  return isHere ? 'twoFactor.passkey_is_here' : 'twoFactor.passkey_not_added'
}

/** A name for the passkey; the browser does the rest. */
export function PasskeyAddition({ onAdded, onClose }: AddProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // Sent, and not answered: made once more it would be another passkey, and nobody would see the recovery codes of this one.
  const [unanswered, setUnanswered] = useState<Input<typeof passkeys.add> | null>(null)

  async function add() {
    if (isBusy) return
    setProblem(null)
    if (name.trim() === '') {
      setProblem(t('validation.required'))
      return input.current?.focus()
    }
    setBusy(true)
    try {
      const made = unanswered ?? { name, answer: await makePasskey() }
      setUnanswered(made)
      const { data } = await send(passkeys.add, made)
      toast(t('twoFactor.passkey_added'))
      onAdded(data.recovery_codes)
    } catch (error) {
      if (isFinal(error)) setUnanswered(null)
      setProblem(error instanceof ApiError ? error.message : t(refusalOf(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Stack>
        <Text tone="soft">{t('twoFactor.passkey_add_text')}</Text>
        <TextInput
          ref={input}
          label={t('twoFactor.passkey_name')}
          description={t('twoFactor.passkey_name_hint')}
          error={problem}
          maxLength={60}
          readOnly={unanswered !== null}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {t('twoFactor.passkey_add')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

export function PasskeyRemoval({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText()
  const remove = useSend(passkeys.remove, {
    showsFailure: true,
    onSent: () => {
      toast(t('twoFactor.passkey_removed'))
      onClose()
    },
  })
  return (
    <Stack>
      <Text>{t('twoFactor.passkey_remove_consequence', { name: passkey.name })}</Text>
      <FailureNotice error={remove.failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.send({ id: passkey.id })}>
          {t('app.remove')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
