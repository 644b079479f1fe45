import { useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Answers, useAnswerKey } from '#kit/web/page/answers.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availableSignUpSteps, type SignUpOfficeStep } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { type SignUpDetails, signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpDialog } from './sign-up-dialog.tsx'

const keys = { accept: 'yes', list: 'yes', hold: null, refuse: 'no' } as const

/** All that the office may do with a sign-up now. */
export function SignUpAnswers({ signUp, onDecided }: { signUp: SignUpDetails; onDecided?: (() => void) | undefined }) {
  const t = useText()
  const user = useUser()
  const keyOf = useAnswerKey()
  const [open, setOpen] = useState<Exclude<SignUpOfficeStep, 'hold'> | null>(null)
  const hold = useSend(signUps.hold, { onSent: () => toast(t('signUps.done_hold')) })
  const steps = availableSignUpSteps(user, signUp)
  return (
    <>
      {steps.length > 0 && (
        <Answers>
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'accept' || step === 'list' ? 'primary' : 'plain'}
              {...keyOf(keys[step])}
              {...(step === 'hold'
                ? {
                    isBusy: hold.isPending,
                    onClick: () => hold.send({ id: signUp.id, revision: signUp.revision }),
                  }
                : { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(step) })}
            >
              {t(`signUps.step_${step}`)}
            </Button>
          ))}
        </Answers>
      )}
      {/* Somebody else's answer takes the buttons away, and not what was typed. */}
      {open && <SignUpDialog signUp={signUp} step={open} onDecided={onDecided} onClose={() => setOpen(null)} />}
    </>
  )
}
