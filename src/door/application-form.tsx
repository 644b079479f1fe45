import { CountryField } from '#academy/countries/web/field-country.shown.tsx'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { termsInForce } from '#academy/terms/contract/terms-in-force.ts'
import { defaultLanguage } from '#kit/contract/texts/text.ts'
import { useOnce } from '#kit/web/calls/once.ts'
import { mailWaits } from '#kit/web/calls/waiting-mail.ts'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { PhoneField } from '#kit/web/form/fields/field-phone.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { Columns, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { register } from '#network/applications/contract/register.ts'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import styles from './artist-inputs.module.css'

const blank = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  country_id: null,
  city: '',
  techniques: [],
  years_of_experience: '',
  motivation: '',
  language_name: defaultLanguage,
  terms_accepted: false,
}

const terms = ['applications.terms_use', 'applications.terms_free', 'applications.terms_withdraw'] as const

export function ApplicationForm() {
  const t = useText()
  const language_name = useLanguage()
  const files = useOnce(termsInForce, {}).data?.data?.files
  const document = files?.find(({ language }) => language === language_name) ?? files?.[0]
  return (
    <Form
      endpoint={register}
      values={blank}
      // The academy writes back in the language that the applicant reads now.
      params={{ language_name }}
      draft="pro-artist-application"
      onSent={() => hashHistory.push('/pro-artist/register/finalized', { mailWaits: mailWaits.get() })}
    >
      <Panel title={t('applications.group_you')}>
        <Stack>
          <Columns column="15rem">
            <TextField name="first_name" label="artists.first_name" autoComplete="given-name" />
            <TextField name="last_name" label="artists.last_name" autoComplete="family-name" />
            <TextField
              name="email"
              label="artists.email"
              hint="applications.email_hint"
              type="email"
              autoComplete="email"
            />
            <PhoneField name="phone" label="artists.phone" hint="artists.phone_hint" autoComplete="tel" />
            <CountryField label="artists.country_id" />
            <TextField name="city" label="artists.city" autoComplete="address-level2" />
          </Columns>
        </Stack>
      </Panel>
      <Panel title={t('applications.group_craft')}>
        <Stack>
          <ChoicesField
            name="techniques"
            label="artists.techniques"
            hint="artists.techniques_hint"
            options={useTechniques()}
          />
          <div className={styles.short}>
            <NumberField
              name="years_of_experience"
              label="artists.years_of_experience"
              hint="artists.years_of_experience_hint"
            />
          </div>
        </Stack>
      </Panel>
      <Panel title={t('applications.group_why')}>
        <ProseField name="motivation" label="applications.motivation" hint="applications.motivation_hint" rows={6} />
      </Panel>
      <Panel title={t('applications.terms')} tone="quiet">
        <Stack>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{t(term)}</li>
            ))}
            {document && (
              <li>
                <a href={document.url} target="_blank" rel="noreferrer">
                  {t('applications.terms_document')}
                </a>
              </li>
            )}
          </ul>
          <CheckboxField
            name="terms_accepted"
            label={document ? 'applications.consent_to_both' : 'applications.consent'}
          />
        </Stack>
      </Panel>
      <div className={styles.send}>
        <SubmitButton>{t('applications.register_send')}</SubmitButton>
      </div>
      <PrivacyNote of={register} />
    </Form>
  )
}
