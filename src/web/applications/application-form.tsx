import { applications } from '#contract/applications/applications.ts'
import { defaultLanguage } from '#contract/kit/text.ts'
import { CheckboxField } from '#web/kit/form/field-checkbox.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { NumberField } from '#web/kit/form/field-number.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { useGo } from '#web/kit/page/params.ts'
import { Columns, Panel, Stack } from '#web/kit/ui/layout.tsx'
import { useTechniques } from '#web/pieces/artist-choices.ts'
import styles from '#web/pieces/artist-inputs.module.css'
import { CountryField } from '#web/pieces/field-country.tsx'

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

const terms = ['proArtists.terms_use', 'proArtists.terms_free', 'proArtists.terms_withdraw'] as const

export function ApplicationForm() {
  const t = useText()
  const go = useGo()
  const language_name = useLanguage()
  return (
    <Form
      endpoint={applications.register}
      values={blank}
      // The academy writes back in the language that the applicant reads now.
      params={{ language_name }}
      draft="pro-artist-application"
      onSent={() => go('/pro-artist/register/finalized')}
    >
      <Panel title={t('proArtists.group_you')}>
        <Stack>
          <Columns column="15rem">
            <TextField name="first_name" label="proArtists.first_name" autoComplete="given-name" />
            <TextField name="last_name" label="proArtists.last_name" autoComplete="family-name" />
            <TextField
              name="email"
              label="proArtists.email"
              hint="proArtists.email_hint"
              type="email"
              autoComplete="email"
            />
            <TextField
              name="phone"
              label="proArtists.phone"
              hint="proArtists.phone_hint"
              type="tel"
              autoComplete="tel"
            />
            <CountryField label="proArtists.country" />
            <TextField name="city" label="proArtists.city" autoComplete="address-level2" />
          </Columns>
        </Stack>
      </Panel>
      <Panel title={t('proArtists.group_craft')}>
        <Stack>
          <ChoicesField
            name="techniques"
            label="proArtists.techniques"
            hint="proArtists.techniques_hint"
            options={useTechniques()}
          />
          <div className={styles.short}>
            <NumberField
              name="years_of_experience"
              label="proArtists.years_of_experience"
              hint="proArtists.years_hint"
            />
          </div>
        </Stack>
      </Panel>
      <Panel title={t('proArtists.group_why')}>
        <ProseField name="motivation" label="proArtists.motivation" hint="proArtists.motivation_hint" rows={6} />
      </Panel>
      <Panel title={t('proArtists.terms')} tone="quiet">
        <Stack>
          <ul className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{t(term)}</li>
            ))}
          </ul>
          <CheckboxField name="terms_accepted" label="proArtists.consent" />
        </Stack>
      </Panel>
      <div className={styles.send}>
        <SubmitButton>{t('proArtists.register_send')}</SubmitButton>
      </div>
    </Form>
  )
}
