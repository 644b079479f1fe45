import type { ReactNode } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { defaultLanguage } from '#kit/contract/texts/text.ts'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { students } from '#people/students/contract/students.ts'
import { officeFields, StudentInputs } from './student-inputs.shown.tsx'

const blank = { ...inputValues(studentFields, officeFields), language_name: defaultLanguage }

/** `similar` is shown below the inputs: who is there already. */
export function NewStudentPage({ similar }: { similar: ReactNode }) {
  const t = useText()
  const go = useGo()
  return (
    <Page
      title={t('students.new_title')}
      intro={t('students.new_intro')}
      back={{ to: '/student', label: 'students.title' }}
      width="narrow"
    >
      <Form
        endpoint={students.create}
        values={blank}
        draft="students.new"
        onSent={({ data: { id, email } }) => {
          toast(t('students.created', { email }))
          go(`/student/${id}`, { replaces: true })
        }}
      >
        <Panel>
          <StudentInputs />
          {similar}
        </Panel>
        <Row>
          <SubmitButton>{t('students.create')}</SubmitButton>
          <LinkButton to="/student">{t('app.cancel')}</LinkButton>
        </Row>
        <PrivacyNote of={students.create} />
      </Form>
    </Page>
  )
}
