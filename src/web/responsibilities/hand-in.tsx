import { availableResponsibilitySteps } from '#contract/responsibilities/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#contract/responsibilities/additional-responsibilities.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'

type HandInProps = { responsibility: AdditionalResponsibility }

/** The artist's side: hand it in, take it back, or see that it is over. */
export function HandIn({ responsibility }: HandInProps) {
  const t = useText()
  const user = useUser()
  const steps = availableResponsibilitySteps(user, responsibility)
  const { status, note } = responsibility
  return (
    <Panel title={t('responsibilities.handing_in')}>
      {steps.includes('submit') && <SubmitForm responsibility={responsibility} />}
      {status === 'SUBMITTED' && <Text tone="soft">{t('responsibilities.submitted_text')}</Text>}
      {(status === 'DONE' || status === 'WAIVED') && <Text tone="soft">{t('responsibilities.closed_text')}</Text>}
      {status !== 'TODO' && note && <Quote title={t('responsibilities.note')}>{note}</Quote>}
      {steps.includes('withdraw') && <WithdrawButton id={responsibility.id} />}
    </Panel>
  )
}

function SubmitForm({ responsibility: { id, note, is_evidence_wanted, evidence } }: HandInProps) {
  const t = useText()
  const isShort = is_evidence_wanted && evidence.length === 0
  return (
    <Form
      endpoint={additionalResponsibilities.submit}
      params={{ id }}
      values={{ note: note ?? '' }}
      draft={`additional-note.${id}`}
      onSent={() => toast(t('responsibilities.submitted'))}
    >
      <ProseField name="note" label="responsibilities.note" rows={3} />
      {isShort && <Text tone="soft">{t('responsibilities.evidence_wanted_text')}</Text>}
      <Row>
        <SubmitButton disabled={isShort}>{t('responsibilities.submit')}</SubmitButton>
      </Row>
    </Form>
  )
}

function WithdrawButton({ id }: { id: number }) {
  const t = useText()
  const withdraw = useSend(additionalResponsibilities.withdraw, {
    onSent: () => toast(t('responsibilities.withdrawn')),
  })
  return (
    <Row>
      <Button isBusy={withdraw.isPending} onClick={() => withdraw.send({ id })}>
        {t('responsibilities.withdraw')}
      </Button>
    </Row>
  )
}
