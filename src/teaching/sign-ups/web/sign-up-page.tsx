import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { documentFor } from '#academy/terms/contract/terms-in-force.ts'
import { TermsLink } from '#academy/terms/web/terms-link.shown.tsx'
import { publicPath } from '#kit/contract/public-path.ts'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
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
import { type OfferedTraining, signUpForm } from '#teaching/sign-ups/contract/sign-up-form.ts'
import { OpenTrainingFacts } from './open-training-facts.tsx'

/** Where anybody signs up for a training without an account; the public page of the training leads here. */
export function SignUpPage() {
  const training_id = useIdParam()
  return (
    <Record endpoint={signUpForm.training} input={{ training_id }} missing={<Closed />}>
      {(training) => <Open training={training} />}
    </Record>
  )
}

function Open({ training }: { training: OfferedTraining }) {
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isFull = training.seats_left === 0
  return (
    <Page
      title={t(isFull ? 'signUps.form_title_full' : 'signUps.form_title')}
      intro={t(isFull ? 'signUps.form_intro_full' : 'signUps.form_intro')}
      width="narrow"
    >
      <OpenTrainingFacts training={training} />
      {sentTo === null ? <SignUpForm training={training} onSent={setSentTo} /> : <Sent email={sentTo} />}
    </Page>
  )
}

function Closed() {
  const t = useText()
  return (
    <BrokenLink
      why="closed"
      title={t('signUps.closed_title')}
      text={t('signUps.closed_text')}
      action={<OtherTrainings />}
    />
  )
}

function OtherTrainings() {
  const t = useText()
  return <PageLink to={publicPath('trainings', useLanguage())}>{t('signUps.other_trainings')}</PageLink>
}

function SignUpForm({ training, onSent }: { training: OfferedTraining; onSent: (email: string) => void }) {
  const t = useText()
  const language_name = useLanguage()
  const form = `sign-ups.${training.id}`
  const { key, forget } = useFormKey(form)
  const [website, setWebsite] = useState('')
  const { terms } = training
  // The document that is shown is the one that is accepted.
  const terms_id = (terms && documentFor(language_name, terms.files)?.id) ?? null
  return (
    <Form
      endpoint={signUpForm.send}
      values={{
        ...{ key, training_id: training.id, language_name, website: null, accepts_rules: false },
        ...{ accepts_terms: false, terms_id },
        ...{ first_name: '', last_name: '', email: '', phone: '', note: '' },
      }}
      params={{ key, training_id: training.id, language_name, website, terms_id }}
      draft={form}
      onSent={(_, { email }) => {
        forget()
        onSent(String(email))
      }}
    >
      <Panel>
        <Stack>
          <Columns column="15rem">
            <TextField name="first_name" label="signUps.first_name" autoComplete="given-name" />
            <TextField name="last_name" label="signUps.last_name" autoComplete="family-name" />
            <TextField name="email" label="signUps.email" hint="signUps.email_hint" type="email" autoComplete="email" />
            <PhoneField name="phone" label="signUps.phone" hint="signUps.phone_hint" autoComplete="tel" />
          </Columns>
          <ProseField name="note" label="signUps.note" hint="signUps.note_hint" rows={3} isRequired={false} />
          <TrapField label="signUps.website" value={website} onChange={setWebsite} />
          <CheckboxField name="accepts_rules" label="signUps.accepts_rules" />
          {terms && (
            <CheckboxField name="accepts_terms" label="signUps.accepts_terms" isRequired>
              {t('signUps.accepts_terms')} <TermsLink terms={terms} />
            </CheckboxField>
          )}
          <Row>
            <SubmitButton>{t('signUps.send')}</SubmitButton>
          </Row>
          <PrivacyNote of={signUpForm.send} />
        </Stack>
      </Panel>
    </Form>
  )
}

function Sent({ email }: { email: string }) {
  const t = useText()
  return (
    <div role="status">
      <Notice tone="good" title={t('signUps.sent_title')}>
        <Text>{t('signUps.sent_text', { email })}</Text>
        <Text tone="soft">{t('signUps.sent_missing')}</Text>
      </Notice>
    </div>
  )
}
