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
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { IconCopy } from '~icons'
import { QrCode } from './qr-code.tsx'

type AskDialogProps = {
  id: number
  /** Whether the reader gets a link to hand over; for others it is sent. */
  isOwn: boolean
  /** How it was asked before. */
  link: Consent['link']
  onClose: () => void
  /** Whether a mail went out, or the link is to be shown. */
  onAsked: (isSent: boolean) => void
}

export function AskDialog({ id, isOwn, link: before, onClose, onAsked }: AskDialogProps) {
  const t = useText()
  const language = useUser()?.language_name ?? 'pl'
  return (
    <Dialog title={t('consents.ask_title')} onClose={onClose}>
      <Form
        endpoint={consents.ask}
        params={{ id }}
        values={{ email: before?.sent_to ?? '', language }}
        onSent={({ data: { link } }) => {
          const isSent = link === null || link.sent_at !== (before?.sent_at ?? null)
          toast(t(isSent ? 'consents.asked_sent' : 'consents.asked_made'))
          onAsked(isSent)
        }}
      >
        <Stack>
          <Text tone="soft">{t('consents.ask_text')}</Text>
          <TextField
            name="email"
            type="email"
            label="consents.email"
            hint={isOwn ? 'consents.email_hint' : undefined}
            autoComplete="off"
          />
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

/** For the person in the pictures to scan, or to be sent in another way. */
export function LinkDialog({ link, onClose }: { link: NonNullable<Consent['link']>; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const copy = () => navigator.clipboard.writeText(link.url).then(() => toast(t('consents.copied')), toastError)
  return (
    <Dialog title={t('consents.link')} onClose={onClose}>
      <Stack>
        <Text tone="soft">{t('consents.link_hint')}</Text>
        <QrCode text={link.url} label={t('consents.link_qr')} />
        {link.expires_at && (
          <Text tone="soft" size="sm">
            {t('consents.link_until', { date: format.date(link.expires_at) })}
          </Text>
        )}
        <DialogActions>
          <Button icon={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copy()}>
            {t('consents.copy')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('app.close')}
          </Button>
        </DialogActions>
      </Stack>
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
