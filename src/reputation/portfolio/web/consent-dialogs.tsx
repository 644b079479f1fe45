import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { languages } from '#kit/contract/texts/text.ts'
import { useField } from '#kit/web/form/fields/field.tsx'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Chip } from '#kit/web/ui/content/chip.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { channelsAfter, consentChange } from '#reputation/consents/contract/consent-change.ts'
import {
  type Channel,
  type Consent,
  type ConsentState,
  channels,
  consents,
  isRefused,
} from '#reputation/consents/contract/consents.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'

type AskDialogProps = {
  id: number
  /** The link that was sent before. */
  link: Consent['link']
  onClose: () => void
}

export function AskDialog({ id, link: before, onClose }: AskDialogProps) {
  const t = useText()
  const language = useUser()?.language_name ?? 'pl'
  return (
    <FormDialog
      title={t('consents.ask_title')}
      text={t('consents.ask_text')}
      action={t('consents.ask')}
      done={t('consents.asked_sent')}
      onClose={onClose}
      endpoint={consents.ask}
      params={{ id }}
      values={{ email: before?.sent_to ?? '', language }}
    >
      <TextField name="email" type="email" label="consents.email" autoComplete="off" />
      <SelectField name="language" label="consents.language" options={optionsOf(t, languages, 'app.language')} />
      <PrivacyNote of={consents.ask} />
    </FormDialog>
  )
}

type RecordDialogProps = { consent: Consent; images: readonly PortfolioImage[]; onClose: () => void }

/** Consent that the person gave to the office on paper or orally. */
export function RecordDialog({ consent, images, onClose }: RecordDialogProps) {
  const { portfolio_item_id: id, state } = consent
  const t = useText()
  // What comes while the office types is not meant.
  const [standing] = useState(consent.channels)
  const [shown] = useState(() => ({
    seen_until: Math.max(0, ...images.map(({ id }) => id)),
    seen_event: consent.history[0]?.key ?? null,
  }))
  return (
    <FormDialog
      title={t('consents.record_title')}
      onClose={onClose}
      endpoint={consents.record}
      params={{ id }}
      values={{
        ...consentChange(standing, standing),
        ...shown,
        ...{ said_on: '', note: '', covers_words: false, covers_health: false },
      }}
      draft={`consents.record.${id}`}
      onSent={({ data }, { give }) => {
        const isAll = give.every((channel) => data.channels.includes(channel))
        toast(t(isAll ? 'consents.recorded' : 'consents.recorded_withdrawal'))
      }}
    >
      <Text tone="soft">
        {t('consents.record_text')} {t(`consents.record_none_${standingOf(state)}`)}
      </Text>
      <ChannelsField standing={standing} />
      <CheckboxField name="covers_words" label="consents.covers_words" hint="consents.covers_words_hint" />
      <CheckboxField name="covers_health" label="consents.covers_health" />
      <DateField name="said_on" label="consents.said_on" />
      <ProseField name="note" label="consents.note" hint="consents.note_hint" rows={3} />
    </FormDialog>
  )
}

/** The checked channels; the form holds only changes to them, which are sent, and restored over the stored ones. */
function ChannelsField({ standing }: { standing: readonly Channel[] }) {
  const t = useText()
  const { fill, clearError } = useFormState()
  const { name, label, value, error } = useField({ name: 'give', label: 'consents.record_channels' })
  const withdraw = useFormValue('withdraw') as Channel[]
  const chosen = channelsAfter({ give: value as Channel[], withdraw }, standing)
  return (
    <InputGroup name={name} label={label} error={error}>
      <Row>
        {channels.map((channel) => (
          <Chip
            key={channel}
            name={name}
            isChosen={chosen.includes(channel)}
            onChange={(isChosen) => {
              fill(
                consentChange(
                  channels.filter((other) => (other === channel ? isChosen : chosen.includes(other))),
                  standing,
                ),
              )
              clearError(name)
            }}
          >
            {t(`consents.channel_${channel}`)}
          </Chip>
        ))}
      </Row>
    </InputGroup>
  )
}

/** Selects the text that explains what no channel at all would mean. */
function standingOf(state: ConsentState) {
  if (isRefused(state)) return 'refused'
  return state === 'GIVEN' ? 'given' : 'open'
}
