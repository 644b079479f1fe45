import { useState } from 'react'
import { type EditConflict as Conflict, editConflict } from '#contract/artists/artists.entities.ts'
import { profile as calls, type Profile } from '#contract/profile/profile.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { NumberField } from '#web/kit/form/field-number.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { fetchUser, useUser } from '#web/kit/session/session.ts'
import { Columns, Text } from '#web/kit/ui/layout.tsx'
import { useSpokenLanguages, useTechniques } from '#web/pieces/artist-choices.ts'
import { EditConflict } from '#web/pieces/edit-conflict.tsx'
import { CountryField } from '#web/pieces/field-country.tsx'
import { FormSection } from '#web/pieces/form-section.tsx'
import styles from './profile-form.module.css'
import { profileValues } from './profile-values.ts'

/** What the artist says of themselves; picture and documents are saved elsewhere, each at once. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText()
  const user = useUser()
  // What is typed here belongs to what was read then, whatever the screen fetches meanwhile.
  const [start, setStart] = useState(() => profileValues(profile))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isReviewed, setReviewed] = useState(profile.has_changes_to_review)

  function saved(now: Profile) {
    toast(t(now.has_changes_to_review && !isReviewed ? 'profile.saved_reviewed' : 'profile.saved'))
    setStart(profileValues(now))
    setConflict(null)
    setReviewed(now.has_changes_to_review)
    if (user?.first_name !== now.first_name || user.last_name !== now.last_name) void fetchUser()
  }

  function refused(error: ApiError) {
    const told = error.code === 'edited_meanwhile' ? editConflict.safeParse(error.details) : null
    if (told?.success) setConflict(told.data)
    else toastError(error)
  }

  return (
    <Form
      endpoint={calls.update}
      params={conflict ? { version: conflict.version } : undefined}
      values={start}
      draft="my-profile"
      onSent={({ data }) => saved(data)}
      onRefused={refused}
    >
      {conflict && (
        <EditConflict key={conflict.version} conflict={conflict} start={start} somebody="profile.conflict_somebody" />
      )}
      <FormSection name="person" text="profile.reviewed">
        <Columns column="18rem">
          <TextField name="first_name" label="artists.first_name" autoComplete="given-name" />
          <TextField name="last_name" label="artists.last_name" autoComplete="family-name" />
          <TextField name="phone" label="artists.phone" hint="artists.phone_hint" type="tel" autoComplete="tel" />
        </Columns>
      </FormSection>
      <FormSection name="address">
        <Columns column="18rem">
          <TextField name="street" label="artists.street" autoComplete="street-address" />
          <TextField name="postal_code" label="artists.postal_code" autoComplete="postal-code" />
          <TextField name="city" label="artists.city" autoComplete="address-level2" />
          <CountryField label="artists.country_id" />
        </Columns>
      </FormSection>
      <FormSection name="business" text="artists.business_text">
        <Columns column="18rem">
          <TextField name="company_name" label="artists.company_name" autoComplete="organization" />
          <TextField name="tax_id" label="artists.tax_id" hint="artists.tax_id_hint" />
          <TextField name="website" label="artists.website" type="url" autoComplete="url" />
          <TextField name="instagram" label="artists.instagram" hint="artists.instagram_hint" />
        </Columns>
      </FormSection>
      <FormSection name="craft">
        <ChoicesField
          name="techniques"
          label="artists.techniques"
          hint="artists.techniques_hint"
          options={useTechniques()}
        />
        <div className={styles.short}>
          <NumberField name="years_of_experience" label="artists.years_of_experience" hint="artists.years_of_experience_hint" />
        </div>
        <ChoicesField
          name="languages"
          label="artists.languages"
          hint="artists.languages_hint"
          options={useSpokenLanguages()}
        />
      </FormSection>
      <FormSection name="about">
        <BilingualField name="bio" label="artists.bio" hint="profile.bio_hint" isProse rows={9} />
      </FormSection>
      <div className={styles.save}>
        <Text tone="soft" size="sm">
          {t('profile.save_text')}
        </Text>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}
