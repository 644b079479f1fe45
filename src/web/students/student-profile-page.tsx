import { students } from '#contract/students/students.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { hasRole, useUser } from '#web/kit/session/session.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
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

/** Who is no student is told so, and led to what they have. */
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
