import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { PaidBy } from '#teaching/participants/web/paid-by.shown.tsx'
import type { SignUpState } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { type SignUpDetails, signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpBadge } from './sign-up-badge.tsx'

type Step = 'accept' | 'list' | 'refuse'
const endpoints = { accept: signUps.accept, list: signUps.putOnList, refuse: signUps.refuse }

type SignUpDialogProps = {
  signUp: SignUpDetails
  step: Step
  onDecided?: (() => void) | undefined
  onClose: () => void
}

/** What an answer means: for a seat what pays, for a refusal the reason. */
export function SignUpDialog({ signUp, step, onDecided, onClose }: SignUpDialogProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  // What comes while the dialog covers the page has not been looked at.
  const [{ id, revision, packages, overlaps }] = useState(signUp)
  const [paid, setPaid] = useState<number | null>(packages[0]?.id ?? null)
  const accepted = { student_package_id: paid, is_overlap_meant: false }
  return (
    <Dialog title={t(`signUps.question_${step}`)} onClose={onClose}>
      <Form
        endpoint={endpoints[step] as typeof signUps.refuse}
        params={{ id, revision, ...(step === 'accept' && { student_package_id: paid }) }}
        values={(step === 'refuse' ? { reason: '' } : step === 'accept' ? accepted : {}) as { reason: string }}
        draft={`sign-ups.${step}.${id}`}
        showValue={(field, value) =>
          field === 'state' ? (
            <SignUpBadge state={value as SignUpState} />
          ) : value ? (
            format.dateTime(String(value))
          ) : (
            '—'
          )
        }
        onSent={() => {
          toast(t(`signUps.done_${step}`))
          onClose()
          onDecided?.()
        }}
      >
        <Stack>
          <Text tone="soft">{t(`signUps.text_${step}`)}</Text>
          {step === 'accept' && packages.length > 0 && (
            <PaidBy id="pays" packages={packages} value={paid} onChange={setPaid} />
          )}
          {step === 'accept' && overlaps.length > 0 && (
            <Notice tone="waiting">
              <Stack gap="sm">
                {t('signUps.overlaps', { trainings: format.list(overlaps.map(({ title }) => inLanguage(title))) })}
                <SwitchField name="is_overlap_meant" label="signUps.overlap_meant" />
              </Stack>
            </Notice>
          )}
          {step === 'refuse' && <ProseField name="reason" label="signUps.reason" hint="signUps.reason_hint" rows={4} />}
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind={step === 'refuse' ? 'danger' : 'primary'}>{t(`signUps.step_${step}`)}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
