import { useState } from 'react'
import { type Consent, type ConsentState, channels, consents, isRefused } from '#contract/consents/consents.ts'
import { languages } from '#contract/kit/text.ts'
import type { PortfolioImage } from '#contract/portfolio/portfolio.works.ts'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { DateField } from '#web/kit/form/field-date.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'

type AskDialogProps = {
  id: number
  /** How it was asked before. */
  link: Consent['link']
  onClose: () => void
}

export function AskDialog({ id, link: before, onClose }: AskDialogProps) {
  const t = useText()
  const language = useUser()?.language_name ?? 'pl'
  return (
    <Dialog title={t('consents.ask_title')} onClose={onClose}>
      <Form
        endpoint={consents.ask}
        params={{ id }}
        values={{ email: before?.sent_to ?? '', language }}
        onSent={() => {
          toast(t('consents.asked_sent'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('consents.ask_text')}</Text>
          <TextField name="email" type="email" label="consents.email" autoComplete="off" />
          <SelectField
            name="language"
            label="consents.language"
            options={languages.map((value) => ({ value, label: t(`app.language_${value}`) }))}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('consents.ask')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

type RecordDialogProps = { consent: Consent; images: readonly PortfolioImage[]; onClose: () => void }

/** What the person said to the office on paper or by word. */
export function RecordDialog({ consent, images, onClose }: RecordDialogProps) {
  const { portfolio_item_id: id, channels: standing, state, history } = consent
  const t = useText()
  // What comes while the office types is not meant.
  const [seen] = useState(() => ({
    seen_until: Math.max(0, ...images.map(({ id }) => id)),
    seen_event: history[0]?.id ?? 0,
  }))
  return (
    <Dialog title={t('consents.record_title')} onClose={onClose}>
      <Form
        endpoint={consents.record}
        params={{ id }}
        values={{ channels: standing, ...seen, said_on: '', note: '' }}
        draft={`consents.record.${id}`}
        onSent={() => {
          toast(t('consents.recorded'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">
            {t('consents.record_text')} {t(`consents.record_none_${standingOf(state)}`)}
          </Text>
          <ChoicesField
            name="channels"
            label="consents.record_channels"
            options={channels.map((value) => ({ value, label: t(`consents.channel_${value}`) }))}
          />
          <DateField name="said_on" label="consents.said_on" />
          <ProseField name="note" label="consents.note" hint="consents.note_hint" rows={3} />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('app.save')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** By which it is said what no channel at all would mean. */
function standingOf(state: ConsentState) {
  if (isRefused(state)) return 'refused'
  return state === 'GIVEN' ? 'given' : 'open'
}
