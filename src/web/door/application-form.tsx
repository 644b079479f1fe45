import { register } from '#contract/applications/register.ts'
import { artistFields } from '#contract/artists/artists.fields.ts'
import { defaultLanguage } from '#contract/kit/text.ts'
import { termsInForce } from '#contract/terms/terms-in-force.ts'
import { useOnce } from '#web/kit/calls/once.ts'
import { DraftForm } from '#web/kit/form/draft-form.tsx'
import { CheckboxField } from '#web/kit/form/field-checkbox.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { hashHistory } from '#web/kit/page/hash-history.ts'
import { Columns, Panel, Stack } from '#web/kit/ui/layout.tsx'
import styles from './application-form.module.css'
import { PlainInputs } from './plain-inputs.tsx'

const blank = {
  ...inputValues(artistFields, artistFields.names('application')),
  language_name: defaultLanguage,
  terms_accepted: false,
}

/** The applicant's own data, in the table's order. */
const asked = {
  you: [...artistFields.names('application', 'person'), ...artistFields.names('application', 'address')],
  craft: artistFields.names('application', 'craft'),
  why: artistFields.names('application', 'about'),
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
      onSent={() => hashHistory.push('/pro-artist/register/finalized')}
    >
      <Panel title={t('applications.group_you')}>
        <Columns column="15rem">
          <PlainInputs names={asked.you} />
        </Columns>
      </Panel>
      <Panel title={t('applications.group_craft')}>
        <Stack>
          <PlainInputs names={asked.craft} />
        </Stack>
      </Panel>
      <Panel title={t('applications.group_why')}>
        <PlainInputs names={asked.why} />
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
