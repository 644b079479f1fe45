import { erasures } from '#contract/personal-data/erasures.ts'
import { studentPackages } from '#contract/student-packages/student-packages.ts'
import { studentFields } from '#contract/students/students.fields.ts'
import { type StudentDetails, students } from '#contract/students/students.ts'
import { users } from '#contract/users/users.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import type { ShowValue } from '#web/kit/form/conflict-notice.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useIdParam } from '#web/kit/page/params.ts'
import { Section } from '#web/kit/page/section.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Facts } from '#web/kit/ui/facts.tsx'
import { Panel, Row } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { CertificatesOf } from '#web/pieces/certificates-of.tsx'
import { PersonalDataLink } from '#web/pieces/personal-data-link.tsx'
import { useCountries } from '#web/pieces/use-countries.ts'
import { officeFields, StudentInputs } from './student-inputs.tsx'
import { StudentPackages } from './student-packages.tsx'
import { StudentTrainings } from './student-trainings.tsx'

/** All that the office knows of a student, and what it may do about it. */
export function StudentPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  const { data, error, refetch } = useApi(students.get, { id })
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('app.nothing_here')}
        text={t('students.empty_address')}
        action={<LinkButton to="/student">{t('students.back')}</LinkButton>}
      />
    )
  }
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const student = data.data
  return (
    <Page
      title={nameOf(student)}
      intro={<Link to="/student">← {t('students.back')}</Link>}
      width="narrow"
      actions={
        <>
          {student.status === 'BLOCKED' && <StatusBadge tone="bad">{t('students.status_BLOCKED')}</StatusBadge>}
          {may(studentPackages.sell) && student.status === 'ACTIVE' && (
            <LinkButton to="/student/packages/new" search={{ student: String(student.id) }}>
              {t('studentPackages.sell')}
            </LinkButton>
          )}
          <LinkButton to="/inbox" search={{ conversation: student.conversation_id }}>
            {t('students.write')}
          </LinkButton>
        </>
      }
    >
      <Section title={t('students.packages')} isEmpty={student.packages.length === 0}>
        <StudentPackages packages={student.packages} />
      </Section>
      <Section title={t('students.trainings')} isEmpty={student.trainings.length === 0}>
        <StudentTrainings trainings={student.trainings} />
      </Section>
      <CertificatesOf studentId={student.id} />
      {may(students.update) ? <EditForm student={student} /> : <StudentFacts student={student} />}
      <Panel title={t('students.status')}>
        <AccountActs student={student} />
        {may(erasures.previewStudent) && <Link to={`/student/${id}/erase`}>{t('erasures.panel_title')}</Link>}
      </Panel>
    </Page>
  )
}

const nameOf = ({ first_name, last_name }: StudentDetails) => `${first_name} ${last_name}`

function EditForm({ student }: { student: StudentDetails }) {
  const t = useText()
  const { id, revision } = student
  return (
    <Form
      key={id}
      endpoint={students.update}
      params={{ id }}
      values={{ ...inputValues(studentFields, officeFields, student), revision }}
      draft={`students.${id}`}
      showValue={useStudentValue()}
      onSent={() => toast(t('students.changed'))}
    >
      <StudentInputs />
      <Row>
        <SubmitButton>{t('app.save')}</SubmitButton>
      </Row>
    </Form>
  )
}

/** What of a student is no plain text. */
function useStudentValue(): ShowValue {
  const t = useText()
  const { options } = useCountries()
  return (field, value) => {
    if (field === 'country_id') return options.find((country) => country.value === String(value))?.label
    return field === 'language_name' ? t(`app.language_${value as StudentDetails['language_name']}`) : undefined
  }
}

function StudentFacts({ student }: { student: StudentDetails }) {
  const t = useText()
  const showValue = useStudentValue()
  return (
    <Panel>
      <Facts
        facts={officeFields.map((field) => ({
          label: t(studentFields.labels[field]),
          value: showValue(field, student[field]) ?? student[field] ?? '–',
        }))}
      />
    </Panel>
  )
}

function AccountActs({ student }: { student: StudentDetails }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { id, user_id, revision, status } = student
  const act = status === 'BLOCKED' ? 'unblock' : 'block'
  const name = nameOf(student)
  const call = useSend(students[act], { onSent: () => toast(t(`students.done_${act}`, { name })) })
  const question = {
    title: t(`students.question_${act}`, { name }),
    text: t(`students.text_${act}`),
    action: t(`students.act_${act}`),
    tone: act === 'block' ? ('danger' as const) : undefined,
  }
  return (
    <>
      <Facts facts={[{ label: t('students.since'), value: format.date(student.created_at) }]} />
      <Row>
        {may(students[act]) && (
          <Button isBusy={call.isPending} onClick={async () => (await ask(question)) && call.send({ id, revision })}>
            {t(`students.act_${act}`)}
          </Button>
        )}
        {may(users.get) && <LinkButton to={`/users/${user_id}`}>{t('students.account')}</LinkButton>}
      </Row>
      <PersonalDataLink page={`/student/${id}`} />
    </>
  )
}
