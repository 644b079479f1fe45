import { useState } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { fetchUser, useUser } from '#kit/web/session/session.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { ArtistInputs } from '#network/artists/web/fields/artist-inputs.shown.tsx'
import { useArtistValue } from '#network/artists/web/fields/change-value.shown.tsx'
import { FormSection } from '#network/artists/web/fields/form-section.shown.tsx'
import { profile as calls, type Profile } from '#network/profile/contract/profile.ts'

const sections = ['person', 'address', 'business', 'craft', 'about'] as const
const texts: { [Section in (typeof sections)[number]]?: TextKey } = {
  person: 'profile.reviewed',
  business: 'artists.business_text',
}
const labels = {
  techniques: { hint: 'artists.techniques_hint' },
  years_of_experience: { hint: 'artists.years_of_experience_hint' },
  languages: { hint: 'artists.languages_hint' },
  bio: { hint: 'profile.bio_hint' },
} as const

/** The data, as the inputs show them. */
function profileValues(profile: Profile) {
  return { ...inputValues(artistFields, artistFields.names('profile'), profile), revision: profile.revision }
}

/** The artist's own texts and data; picture and documents are saved separately, each at once. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useText()
  const user = useUser()
  const showValue = useArtistValue()
  const [isReviewed, setReviewed] = useState(profile.has_changes_to_review)

  function saved(now: Profile) {
    toast(t(now.has_changes_to_review && !isReviewed ? 'profile.saved_reviewed' : 'profile.saved'))
    setReviewed(now.has_changes_to_review)
    if (user?.first_name !== now.first_name || user.last_name !== now.last_name) void fetchUser()
  }

  return (
    <Form
      endpoint={calls.update}
      values={profileValues(profile)}
      draft="my-profile"
      onSent={({ data }) => saved(data)}
      showValue={showValue}
    >
      {sections.map((name) => (
        <FormSection key={name} name={name} text={texts[name]}>
          <ArtistInputs names={artistFields.names('profile', name)} words={labels} isOwn />
        </FormSection>
      ))}
      <Bar kind="card">
        <Text as="small" tone="soft" size="sm">
          {t('profile.save_text')}
        </Text>
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </Bar>
      <PrivacyNote of={calls.update} />
    </Form>
  )
}
