import { languages } from '#contract/kit/text.ts'
import { studentFields } from '#contract/students/students.fields.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Panel } from '#web/kit/ui/layout.tsx'
import { FieldInputs } from '#web/pieces/field-inputs.tsx'

export const officeFields = studentFields.names('office')

/** What the office types of a student. */
export function StudentInputs() {
  const t = useText()
  const language_name = languages.map((value) => ({ value, label: t(`app.language_${value}`) }))
  return (
    <Panel>
      <FieldInputs of={studentFields} names={officeFields} options={{ language_name }} />
    </Panel>
  )
}
