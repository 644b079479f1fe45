import { IconUserQuestion } from '@tabler/icons-react'
import { students } from '#contract/students.ts'
import { DeadEnd } from '#web/kit/dead-end.tsx'
import { ErrorPanel } from '#web/kit/error-panel.tsx'
import { useText } from '#web/kit/i18n.ts'
import { LinkButton } from '#web/kit/link.tsx'
import { Page } from '#web/kit/page.tsx'
import { useApi } from '#web/kit/query.ts'
import { hasRole, useUser } from '#web/kit/session.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
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
