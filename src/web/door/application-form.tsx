import { register } from '#contract/applications/register.ts'
import { defaultLanguage } from '#contract/kit/text.ts'
import { termsInForce } from '#contract/terms/terms-in-force.ts'
import { useOnce } from '#web/kit/calls/once.ts'
import { mailWaits } from '#web/kit/calls/waiting-mail.ts'
import { DraftForm } from '#web/kit/form/draft-form.tsx'
import { CheckboxField } from '#web/kit/form/field-checkbox.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { NumberField } from '#web/kit/form/field-number.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { Columns, Panel, Stack } from '#web/kit/ui/layout.tsx'
import styles from '#web/pieces/artist-inputs.module.css'
import { CountryField } from '#web/pieces/field-country.tsx'
import { useTechniques } from '#web/pieces/use-techniques.ts'

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
    <DraftForm
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
            <TextField name="phone" label="artists.phone" hint="artists.phone_hint" type="tel" autoComplete="tel" />
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
    </DraftForm>
  )
}
