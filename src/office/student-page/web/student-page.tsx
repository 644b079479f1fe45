import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel, Row } from '#kit/web/ui/layout.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { type StudentDetails, students } from '#people/students/contract/students.ts'
import { officeFields, StudentInputs } from '#people/students/web/student-inputs.shown.tsx'
import { users } from '#people/users/contract/users.ts'
import { PersonalDataLink } from '#people/users/web/personal-data-link.shown.tsx'
import { CertificatesOf } from '#teaching/certificates/web/certificates-of.shown.tsx'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { StudentPackages } from './student-packages.tsx'
import { StudentTrainings } from './student-trainings.tsx'

const back: Back = { to: '/student', label: 'students.back' }

/** All that the office knows of a student, and what it may do about it. */
export function StudentPage() {
  const t = useText()
  const id = useIdParam()
  const may = useMay()
  return (
    <Record endpoint={students.get} input={{ id }} back={back}>
      {(student) => (
        <Page
          title={fullName(student)}
          intro={<BackLink {...back} />}
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
      )}
    </Record>
  )
}

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
  const name = fullName(student)
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
