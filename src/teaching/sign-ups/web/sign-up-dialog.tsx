import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
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
    <FormDialog
      title={t(`signUps.question_${step}`, { name: fullName(signUp) })}
      text={t(`signUps.text_${step}`)}
      action={t(`signUps.step_${step}`)}
      kind={step === 'refuse' ? 'danger' : 'primary'}
      done={t(`signUps.done_${step}`)}
      onClose={onClose}
      endpoint={endpoints[step] as typeof signUps.refuse}
      params={{ id, revision, ...(step === 'accept' && { student_package_id: paid }) }}
      values={(step === 'refuse' ? { reason: '' } : step === 'accept' ? accepted : {}) as { reason: string }}
      draft={`sign-ups.${step}.${id}`}
      showValue={(field, value) =>
        field === 'state' ? <SignUpBadge state={value as SignUpState} /> : value ? format.dateTime(String(value)) : '—'
      }
      onSent={() => onDecided?.()}
    >
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
    </FormDialog>
  )
}
