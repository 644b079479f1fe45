import { defaultLanguage } from '#contract/kit/text.ts'
import { studentFields } from '#contract/students/students.fields.ts'
import { students } from '#contract/students/students.ts'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Row } from '#web/kit/ui/layout.tsx'
import { officeFields, StudentInputs } from './student-inputs.tsx'

const blank = { ...inputValues(studentFields, officeFields), language_name: defaultLanguage }

export function NewStudentPage() {
  const t = useText()
  const go = useGo()
  return (
    <Page title={t('students.new_title')} intro={t('students.new_intro')} width="narrow">
      <Form
        endpoint={students.create}
        values={blank}
        draft="students.new"
        onSent={({ data: { id, email } }) => {
          toast(t('students.created', { email }))
          go(`/student/${id}`, { replaces: true })
        }}
      >
        <StudentInputs />
        <Row>
          <SubmitButton>{t('students.create')}</SubmitButton>
          <LinkButton to="/student">{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}
