import type { ReactNode } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { profile } from '#network/profile/contract/profile.ts'
import { IconUserQuestion } from '~icons'
import { MyProfile } from './my-profile.tsx'

/** An artist's own data; null is a public profile that has yet to come. */
export function MyProfilePage({ publicProfile }: { publicProfile: ReactNode }) {
  const t = useText()
  useUser()
  if (!hasRole('pro-artist')) return <NotForYou title="profile.for_artists_title" text="profile.for_artists_text" />
  return (
    <Record
      endpoint={profile.get}
      input={{}}
      missing={<NotForYou title="profile.missing_title" text="profile.missing_text" />}
    >
      {(own) =>
        publicProfile ? (
          <MyProfile profile={own} publicProfile={publicProfile} />
        ) : (
          <PageSkeleton label={t('app.loading')} />
        )
      }
    </Record>
  )
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
