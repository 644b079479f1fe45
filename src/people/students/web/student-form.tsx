import { CountryField } from '#academy/countries/web/field-country.shown.tsx'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { adopt } from '#kit/web/calls/query.ts'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { LanguageSwitch } from '#kit/web/page/appearance/preferences.tsx'
import { fetchUser } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { type Student, students } from '#people/students/contract/students.ts'

export function StudentForm({ student }: { student: Student }) {
  const t = useText()
  const { first_name, last_name, phone, country_id, email } = student
  return (
    <Form
      endpoint={students.updateProfile}
      values={{ first_name, last_name, phone: phone ?? '', country_id }}
      draft="student-profile"
      onSent={(answer) => {
        void adopt(students.profile, {}, answer)
        toast(t('students.saved'))
        void fetchUser()
      }}
    >
      <Panel title={t('students.group_you')}>
        <FieldInputs
          of={studentFields}
          names={studentFields.names('profile')}
          listInputs={{ countries: CountryField }}
          isOwn
        />
      </Panel>
      <Panel title={t('students.group_account')} tone="quiet">
        <Facts
          facts={[
            {
              label: t('students.email'),
              value: (
                <>
                  {email}
                  <Text tone="soft" size="sm">
                    {t('students.email_hint')}
                  </Text>
                </>
              ),
            },
            { label: t('students.language_name'), value: <LanguageSwitch onFailed={toastError} /> },
          ]}
        />
      </Panel>
      <Row>
        <SubmitButton>{t('students.save')}</SubmitButton>
      </Row>
      <PrivacyNote of={students.updateProfile} />
    </Form>
  )
}
