import { useState } from 'react'
import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { NoteInPlace } from '#kit/web/form/note-in-place.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { type MoreAction, RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { ToMergedRecord } from '#kit/web/page/record/to-merged-record.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { type StudentDetails, students } from '#people/students/contract/students.ts'
import { officeFields, StudentInputs } from '#people/students/web/student-inputs.shown.tsx'
import { users } from '#people/users/contract/users.ts'
import { CertificatesOf } from '#teaching/certificates/web/certificates-of.shown.tsx'
import { SignUpsOfStudent } from '#teaching/sign-ups/web/sign-ups-of-student.shown.tsx'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { StudentPackages } from './student-packages.tsx'
import { StudentTrainings } from './student-trainings.tsx'

const back: Back = { to: '/student', label: 'students.title' }

/** All that the office knows of a student, and what it may do about it. */
export function StudentPage() {
  const t = useText()
  const id = useIdParam()
  return (
    <Record endpoint={students.get} input={{ id }} back={back}>
      {(student) => (
        <Page header={<StudentHeader student={student} />}>
          {student.id !== id && <ToMergedRecord to={`/student/${student.id}`} endpoint={students.get} input={{ id }} />}
          <Split
            aside={
              <>
                <StudentFacts student={student} />
                <StudentNote student={student} />
              </>
            }
          >
            <Section title={t('students.packages')} isEmpty={student.packages.length === 0}>
              <StudentPackages packages={student.packages} />
            </Section>
            <Section title={t('students.trainings')} isEmpty={student.trainings.length === 0}>
              <StudentTrainings trainings={student.trainings} />
            </Section>
            <SignUpsOfStudent studentId={student.id} />
            <CertificatesOf studentId={student.id} />
          </Split>
        </Page>
      )}
    </Record>
  )
}

function StudentHeader({ student }: { student: StudentDetails }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const account = useAccountAct(student)
  const { id, user_id, status, email, phone, entries_left, trainings_count } = student
  const name = fullName(student)
  const conversation = `/inbox?conversation=${student.conversation_id}`
  const maySell = may(studentPackages.sell) && status === 'ACTIVE'
  const more: (MoreAction | false)[] = [
    maySell && { label: t('students.write'), to: conversation },
    may(students.update) && { label: t('students.edit'), onClick: () => setEditing(true) },
    may(users.get) && { label: t('students.account'), to: `/users/${user_id}` },
    may('can-export-personal-data') && { label: t('personalData.title'), to: `/student/${id}/personal-data` },
    account,
    may(erasures.previewStudent) && { label: t('erasures.panel_title'), to: `/student/${id}/erase`, isDanger: true },
  ]
  return (
    <>
      <RecordHeader
        back={back}
        title={name}
        picture={<Avatar name={name} size="lg" />}
        state={status === 'BLOCKED' && <StatusBadge tone="bad">{t('students.status_BLOCKED')}</StatusBadge>}
        facts={[t('students.edit_title'), t('students.since_day', { date: format.date(student.created_at) })]}
        contact={{ email, phone }}
        figures={[
          { label: t('students.entries_left'), value: format.number(entries_left) },
          { label: t('students.trainings'), value: format.number(trainings_count) },
        ]}
        next={
          maySell ? (
            <LinkButton kind="primary" to="/student/packages/new" search={{ student: String(id) }}>
              {t('studentPackages.sell')}
            </LinkButton>
          ) : (
            <LinkButton kind="primary" to={conversation}>
              {t('students.write')}
            </LinkButton>
          )
        }
        more={more.filter((action) => action !== false)}
      />
      {isEditing && <EditDialog student={student} onClose={() => setEditing(false)} />}
    </>
  )
}

/** To block the account, or to undo that; false: neither is possible. */
function useAccountAct(student: StudentDetails): MoreAction | false {
  const t = useText()
  const may = useMay()
  const { id, revision, status } = student
  const act = status === 'BLOCKED' ? 'unblock' : 'block'
  const name = fullName(student)
  const call = useSend(students[act], { onSent: () => toast(t(`students.done_${act}`, { name })) })
  const isDanger = act === 'block'
  const question = {
    title: t(`students.question_${act}`, { name }),
    text: t(`students.text_${act}`),
    action: t(`students.act_${act}`),
    tone: isDanger ? ('danger' as const) : ('harmless' as const),
  }
  const onClick = async () => (await ask(question)) && call.send({ id, revision })
  return may(students[act]) && { label: t(`students.act_${act}`), isDanger, onClick: () => void onClick() }
}

function editValues(student: StudentDetails) {
  return { ...inputValues(studentFields, officeFields, student), revision: student.revision }
}

function EditDialog({ student, onClose }: { student: StudentDetails; onClose: () => void }) {
  const t = useText()
  const { id } = student
  return (
    <FormDialog
      title={t('students.edit_of', { name: fullName(student) })}
      done={t('students.changed')}
      onClose={onClose}
      endpoint={students.update}
      params={{ id }}
      values={editValues(student)}
      draft={`students.${id}`}
      showValue={useStudentValue()}
    >
      <StudentInputs />
    </FormDialog>
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

/** What the header leaves out; the note is edited by itself. */
const elsewhere = ['first_name', 'last_name', 'email', 'phone', 'internal_note']
const otherFields = officeFields.filter((field) => !elsewhere.includes(field))

function StudentFacts({ student }: { student: StudentDetails }) {
  const t = useText()
  const showValue = useStudentValue()
  return (
    <Panel>
      <Facts
        facts={otherFields.map((field) => ({
          label: t(studentFields.labels[field]),
          value: showValue(field, student[field]) ?? student[field],
        }))}
      />
    </Panel>
  )
}

function StudentNote({ student }: { student: StudentDetails }) {
  const t = useText()
  const may = useMay()
  const { id, internal_note: note } = student
  const showValue = useStudentValue()
  if (!may(students.update))
    return (
      note && (
        <Panel title={t('students.internal_note')}>
          <Text isProse>{note}</Text>
        </Panel>
      )
    )
  return (
    <NoteInPlace
      title="students.internal_note"
      name="internal_note"
      note={note}
      endpoint={students.update}
      params={{ id }}
      values={editValues(student)}
      draft={`students.note.${id}`}
      showValue={showValue}
    />
  )
}
