import { useState } from 'react'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { FailureNotice } from '#kit/web/calls/failure-notice.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { Secret } from '#kit/web/overlay/secret.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { longestDays, type MadeToken, type Token, tokens } from '#people/tokens/contract/tokens.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { ConfirmForm } from '#people/two-factor/web/confirm-form.shown.tsx'
import { RightsChoice } from './rights-choice.tsx'

/** A new token by this call, or one of the academy that is taken over. */
export type TokenTask = { make: typeof tokens.make | typeof tokens.makeOwn } | { taken: Token }

type TokenDialogProps = { task: TokenTask; onClose: () => void }

/** Makes a token, or takes one over, once the reader has shown that it is them; the new one is shown last, this once. */
export function TokenDialog({ task, onClose }: TokenDialogProps) {
  const t = useText()
  const { data: own, error, refetch } = useApi(twoFactor.mine, {})
  const [isConfirmed, setConfirmed] = useState(false)
  const [made, setMade] = useState<MadeToken | null>(null)
  const factors = own?.data
  const isOpen = isConfirmed || factors?.is_confirmed
  const subject = 'taken' in task ? t('tokens.take_over_question', { name: task.taken.name }) : t('tokens.add_title')
  const title = made ? t('tokens.made_title') : isOpen ? subject : t('twoFactor.confirm_title')
  return (
    <Dialog
      title={title}
      width={isOpen && !made && 'make' in task ? 'wide' : undefined}
      onClose={onClose}
      isStaying={made !== null}
    >
      {made ? (
        <Made made={made} onDone={onClose} />
      ) : !factors ? (
        error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <PanelSkeleton label={t('app.loading')} />
        )
      ) : !isOpen ? (
        <ConfirmForm
          factors={factors}
          onConfirmed={() => setConfirmed(true)}
          onLeave={onClose}
          leave={t('app.cancel')}
        />
      ) : 'taken' in task ? (
        <TakingOver token={task.taken} onClose={onClose} />
      ) : (
        <Making make={task.make} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  )
}

type MakingProps = {
  make: typeof tokens.make | typeof tokens.makeOwn
  onMade: (made: MadeToken) => void
  onClose: () => void
}

/** So many days it works unless another day is chosen. */
const usualDays = 90

function Making({ make, onMade, onClose }: MakingProps) {
  const t = useText()
  const now = Date.now()
  const dayIn = (days: number) => academyDay(new Date(now + days * 86_400_000))
  return (
    <Form
      endpoint={make as typeof tokens.make}
      values={{ name: '', rights: [], ends_on: dayIn(usualDays) }}
      isDiscardable
      onSent={({ data }) => onMade(data)}
    >
      <Stack>
        <TextField name="name" label="tokens.name" hint="tokens.name_hint" />
        <DateField
          name="ends_on"
          label="tokens.ends_on"
          hint="tokens.ends_on_hint"
          min={dayIn(0)}
          max={dayIn(longestDays)}
        />
        <RightsChoice />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('tokens.make')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}

function Made({ made, onDone }: { made: MadeToken; onDone: () => void }) {
  const t = useText()
  return (
    <Stack>
      <Text>{t('tokens.made_text')}</Text>
      <Secret>{made.token}</Secret>
      <Row>
        <CopyButton text={made.token} copied={t('tokens.copied')}>
          {t('tokens.copy')}
        </CopyButton>
      </Row>
      <DialogActions>
        <Button kind="primary" onClick={onDone}>
          {t('tokens.made_done')}
        </Button>
      </DialogActions>
    </Stack>
  )
}

function TakingOver({ token: { id }, onClose }: { token: Token; onClose: () => void }) {
  const t = useText()
  const take = useSend(tokens.takeOver, {
    showsFailure: true,
    onSent: () => {
      toast(t('tokens.taken_over'))
      onClose()
    },
  })
  return (
    <Stack>
      <Text>{t('tokens.take_over_consequence')}</Text>
      <FailureNotice error={take.failure} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="primary" isBusy={take.isPending} onClick={() => take.send({ id })}>
          {t('tokens.take_over')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
