import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { profile } from '#network/profile/contract/profile.ts'
import { IconUserQuestion } from '~icons'
import { MyProfile } from './my-profile.tsx'

/** An artist's own data. */
export function MyProfilePage({ publicProfile }: { publicProfile: ReactNode }) {
  const t = useText()
  useUser()
  const isArtist = hasRole('pro-artist')
  const { data, error, refetch } = useApi(profile.get, {}, { isEnabled: isArtist })
  if (!isArtist) return <NotForYou title="profile.for_artists_title" text="profile.for_artists_text" />
  if (!data && error?.status === 404) return <NotForYou title="profile.missing_title" text="profile.missing_text" />
  if (!data && error) {
    return (
      <Page title={t('profile.title')}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <PageSkeleton label={t('app.loading')} />
  return <MyProfile profile={data.data} publicProfile={publicProfile} />
}

/** For users without such a profile: a note, and a link to their own. */
function NotForYou({ title, text }: { title: TextKey; text: TextKey }) {
  const t = useText()
  const way = hasRole('client') ? (
    <LinkButton to="/student/my-profile">{t('profile.for_artists_student')}</LinkButton>
  ) : (
    <LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>
  )
  return (
    <DeadEnd
      icon={<IconUserQuestion size={56} stroke={1.25} aria-hidden="true" />}
      title={t(title)}
      text={t(text)}
      action={way}
    />
  )
}
