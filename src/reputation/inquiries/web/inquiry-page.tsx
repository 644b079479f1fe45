import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { publicPath } from '#kit/contract/public-path.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { PhoneField } from '#kit/web/form/fields/field-phone.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormKey } from '#kit/web/form/form-key.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { TrapField } from '#kit/web/form/trap-field.tsx'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { PageLink } from '#kit/web/page/address/page-link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type InquiryArtist, inquiries } from '#reputation/inquiries/contract/inquiries.ts'

/** A visitor's question about an artist; their public profile leads here. */
export function InquiryPage() {
  const artist_id = useIdParam()
  return (
    <Record endpoint={inquiries.artist} input={{ artist_id }} missing={<Closed />}>
      {(artist) => <Ask artist={artist} />}
    </Record>
  )
}

function Ask({ artist }: { artist: InquiryArtist }) {
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Page title={t('inquiries.title')} intro={t('inquiries.intro')} width="narrow">
      <Text isStrong>{t('inquiries.about', { name: fullName(artist) })}</Text>
      {sentTo === null ? (
        <InquiryForm artist={artist} onSent={setSentTo} />
      ) : (
        <div role="status">
          <Notice tone="good" title={t('inquiries.sent_title')}>
            {t('inquiries.sent_text', { email: sentTo })}
          </Notice>
        </div>
      )}
    </Page>
  )
}

function InquiryForm({ artist: { id: artist_id }, onSent }: { artist: InquiryArtist; onSent: (to: string) => void }) {
  const t = useText()
  const form = `inquiries.${artist_id}`
  const { key, forget } = useFormKey(form)
  const [website, setWebsite] = useState('')
  return (
    <Form
      endpoint={inquiries.send}
      values={{ key, artist_id, website: null, name: '', email: '', phone: null, text: '' }}
      params={{ key, artist_id, website }}
      draft={form}
      onSent={(_, { email }) => {
        forget()
        onSent(String(email))
      }}
    >
      <Panel>
        <Stack>
          <ProseField name="text" label="inquiries.text" hint="inquiries.text_hint" rows={5} />
          <TextField name="name" label="inquiries.name" autoComplete="name" />
          <Columns column="15rem">
            <TextField
              name="email"
              label="inquiries.email"
              hint="inquiries.email_hint"
              type="email"
              autoComplete="email"
            />
            <PhoneField name="phone" label="inquiries.phone" hint="inquiries.phone_hint" autoComplete="tel" />
          </Columns>
          <TrapField label="inquiries.website" value={website} onChange={setWebsite} />
          <Row>
            <SubmitButton>{t('inquiries.send')}</SubmitButton>
          </Row>
          <PrivacyNote of={inquiries.send} />
        </Stack>
      </Panel>
    </Form>
  )
}

function Closed() {
  const t = useText()
  const language = useLanguage()
  return (
    <BrokenLink
      why="closed"
      title={t('inquiries.closed_title')}
      text={t('inquiries.closed_text')}
      action={<PageLink to={publicPath('artists', language)}>{t('inquiries.to_gallery')}</PageLink>}
    />
  )
}
