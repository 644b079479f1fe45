import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { ModeratedWork } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

/** The office's steps that need a word why. */
export type Reasoned = 'reject' | 'hide'

type ReasonDialogProps = {
  work: ModeratedWork
  step: Reasoned
  onClose: () => void
  onDone: (revision: number) => void
}

/** Why not: one of the ready reasons, or words of one's own. */
export function ReasonDialog({ work: { id, title, reasons, ...work }, step, onClose, onDone }: ReasonDialogProps) {
  const t = useText()
  const inLanguage = useBilingual()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(work.revision)
  return (
    <Dialog title={t(`portfolioModeration.question_${step}`, { title: inLanguage(title) })} onClose={onClose}>
      <Form
        endpoint={portfolio[step]}
        params={{ id, revision }}
        values={{ reason: '' }}
        draft={`portfolioModeration.${step}.${id}`}
        onSent={({ data }) => onDone(data.revision)}
      >
        <Stack>
          <Text tone="soft">{t(`portfolioModeration.text_${step}`)}</Text>
          <ReadyReasons reasons={reasons} />
          <ProseField
            name="reason"
            label="portfolioModeration.reason"
            hint="portfolioModeration.reason_hint"
            rows={4}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind="danger">{t(`portfolioModeration.step_${step}`)}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** Each puts its text into the field below, where it can be edited: in place of another, below what was typed. */
function ReadyReasons({ reasons }: Pick<ModeratedWork, 'reasons'>) {
  const t = useText()
  const { write } = useFormState()
  const typed = String(useFormValue('reason') ?? '').trim()
  const isOwn = typed !== '' && reasons.every(({ text }) => text !== typed)
  return (
    <Stack as="fieldset" gap="xs">
      <legend>{t('portfolioModeration.ready_reason')}</legend>
      <Text tone="soft" size="sm">
        {t('portfolioModeration.ready_reason_hint')}
      </Text>
      <Row gap="xs">
        {reasons.map(({ name, text }) => (
          <Button key={name} size="sm" onClick={() => write('reason', isOwn ? `${typed}\n${text}` : text)}>
            {t(`portfolioModeration.label_${name}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
