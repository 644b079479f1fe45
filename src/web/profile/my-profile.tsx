import { useEffect } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { focusField } from '#web/kit/form/field-focus.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { Page } from '#web/kit/page/page.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import styles from './my-profile.module.css'
import { ProfileCard } from './profile-card.tsx'
import { ProfileDocuments } from './profile-documents.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PublicProfile } from './public-profile.tsx'

/** Who the artist is for the academy: beside it the way to each part. */
export function MyProfile({ profile }: { profile: Profile }) {
  const t = useText()
  const part = useSearchParam('part')
  // Who is led to a part of the profile begins there.
  useEffect(() => focusField(part), [part])
  return (
    <Page title={t('profile.title')} intro={t('profile.intro')}>
      {profile.has_changes_to_review && <Notice title={t('profile.review_title')}>{t('profile.review_text')}</Notice>}
      <div className={styles.desk}>
        <ProfileCard profile={profile} />
        <div className={styles.sections}>
          <ProfileForm profile={profile} />
          <ProfileDocuments documents={profile.documents} />
          <PublicProfile />
        </div>
      </div>
    </Page>
  )
}
