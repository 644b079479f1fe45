import { useSend } from '#kit/web/calls/query.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableResponsibilitySteps } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import {
  type AdditionalResponsibility,
  additionalResponsibilities,
} from '#network/responsibilities/contract/additional-responsibilities.ts'

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
