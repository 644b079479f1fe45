import { type ReactNode, useEffect } from 'react'
import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import type { Profile } from '#network/profile/contract/profile.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileDocuments } from './profile-documents.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The artist's data for the academy, with links to each part. */
export function MyProfile({ profile, publicProfile }: { profile: Profile; publicProfile: ReactNode }) {
  const t = useText()
  const part = useSearchParam('part')
  // Who is led to a part of the profile begins there.
  useEffect(() => focusField(part), [part])
  return (
    <Page title={t('profile.title')} intro={t('profile.intro')}>
      {profile.has_changes_to_review && <Notice title={t('profile.review_title')}>{t('profile.review_text')}</Notice>}
      <Split aside={<ProfileCard profile={profile} />} width="17rem" isAsideFirst isSticky>
        {publicProfile}
        <ProfileForm profile={profile} />
        <ProfileDocuments documents={profile.documents} />
      </Split>
    </Page>
  )
}
