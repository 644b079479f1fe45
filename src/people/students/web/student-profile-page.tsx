import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { students } from '#people/students/contract/students.ts'
import { IconUserQuestion } from '~icons'
import { StudentForm } from './student-form.tsx'

/** A student's own data. */
export function StudentProfilePage() {
  const t = useText()
  useUser()
  const isStudent = hasRole('client')
  const { data, error, refetch } = useApi(students.profile, {}, { isEnabled: isStudent })
  if (!isStudent) return <NotForYou />
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('students.profile_title')} intro={t('students.profile_intro')} width="narrow">
      {data ? (
        <StudentForm student={data.data} />
      ) : (
        error && <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

/** For users who are no students: a note, and a link to their own profile. */
function NotForYou() {
  const t = useText()
  return (
    <DeadEnd
      icon={<IconUserQuestion size={56} stroke={1.25} aria-hidden="true" />}
      title={t('students.for_students_title')}
      text={t('students.for_students_text')}
      action={
        hasRole('pro-artist') ? (
          <LinkButton to="/my-profile">{t('students.for_students_artist')}</LinkButton>
        ) : (
          <LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>
        )
      }
    />
  )
}
