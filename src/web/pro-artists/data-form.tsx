import { useState } from 'react'
import type { ProArtistForm } from '#contract/pro-artists.entities.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { BilingualField } from '#web/kit/field-bilingual.tsx'
import { ChoicesField } from '#web/kit/field-choices.tsx'
import { CountryField } from '#web/kit/field-country.tsx'
import { TextField } from '#web/kit/field-text.tsx'
import { Form } from '#web/kit/form.tsx'
import { useText } from '#web/kit/i18n.ts'
import { useGo } from '#web/kit/params.ts'
import { SubmitButton } from '#web/kit/submit-button.tsx'
import { Columns, Text } from '#web/kit/ui/layout.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { useSpokenLanguages } from './choices.ts'
import styles from './data-form.module.css'
import { DocumentsSection } from './documents-section.tsx'
import { FormProgress } from './form-progress.tsx'
import { FormSection } from './form-section.tsx'
import type { FormField } from './form-sections.ts'
import { knownValues } from './form-values.ts'
import { MissingNotice } from './missing-notice.tsx'
import { StillMissing } from './still-missing.tsx'

type DataFormProps = { hash: string; form: ProArtistForm }

/** The artist's data. Text is sent at the end and kept on this device until then; picture and documents are sent at once. */
export function DataForm({ hash, form }: DataFormProps) {
  const t = useText()
  const go = useGo()
  // What was there when the artist came: whether a picture or document was mended shows against it.
  const [found] = useState(form)
  const note = (field: FormField) => (form.missing?.fields.includes(field) ? 'proArtists.please_mend' : undefined)
  return (
    <Form
      endpoint={proArtists.sendForm}
      params={{ hash }}
      values={knownValues(form)}
      draft={`pro-artist-form.${hash}`}
      onSent={() => go(`/pro-artist-form/${hash}/finalized`, { replaces: true })}
    >
      {form.missing && <MissingNotice {...form.missing} />}
      <div className={styles.desk}>
        <FormProgress form={form} found={found} />
        <div className={styles.sections}>
          <FormSection name="person">
            <Columns column="18rem">
              <TextField
                name="first_name"
                label="proArtists.first_name"
                autoComplete="given-name"
                note={note('first_name')}
              />
              <TextField
                name="last_name"
                label="proArtists.last_name"
                autoComplete="family-name"
                note={note('last_name')}
              />
              <TextField
                name="phone"
                label="proArtists.phone"
                hint="proArtists.phone_hint"
                type="tel"
                autoComplete="tel"
                note={note('phone')}
              />
            </Columns>
          </FormSection>
          <FormSection name="address">
            <Columns column="18rem">
              <TextField name="street" label="proArtists.street" autoComplete="street-address" note={note('street')} />
              <TextField
                name="postal_code"
                label="proArtists.postal_code"
                autoComplete="postal-code"
                note={note('postal_code')}
              />
              <TextField name="city" label="proArtists.city" autoComplete="address-level2" note={note('city')} />
              <CountryField label="proArtists.country" note={note('country_id')} />
            </Columns>
          </FormSection>
          <FormSection name="business" text="proArtists.business_text">
            <Columns column="18rem">
              <TextField
                name="company_name"
                label="proArtists.company_name"
                autoComplete="organization"
                note={note('company_name')}
              />
              <TextField name="tax_id" label="proArtists.tax_id" hint="proArtists.tax_id_hint" note={note('tax_id')} />
              <TextField
                name="website"
                label="proArtists.website"
                type="url"
                autoComplete="url"
                note={note('website')}
              />
              <TextField
                name="instagram"
                label="proArtists.instagram"
                hint="proArtists.instagram_hint"
                note={note('instagram')}
              />
            </Columns>
          </FormSection>
          <FormSection name="about">
            <ChoicesField
              name="languages"
              label="proArtists.languages"
              hint="proArtists.languages_hint"
              options={useSpokenLanguages()}
              note={note('languages')}
            />
            <BilingualField
              name="bio"
              label="proArtists.bio"
              hint="proArtists.bio_hint"
              isProse
              rows={8}
              note={note('bio')}
            />
          </FormSection>
          <AvatarSection hash={hash} form={form} note={note('avatar')} />
          <DocumentsSection hash={hash} form={form} note={note('documents')} />
          <div className={styles.end}>
            <StillMissing form={form} found={found} />
            <Text tone="soft">{t('proArtists.form_send_text')}</Text>
            <SubmitButton>{t('proArtists.form_send')}</SubmitButton>
          </div>
        </div>
      </div>
    </Form>
  )
}
