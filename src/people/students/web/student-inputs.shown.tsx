import { CountryField } from '#academy/countries/web/field-country.shown.tsx'
import { languages } from '#kit/contract/texts/text.ts'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'

export const officeFields = studentFields.names('office')

/** What the office types of a student. */
export function StudentInputs() {
  const t = useText()
  const language_name = optionsOf(t, languages, 'app.language')
  return (
    <FieldInputs
      of={studentFields}
      names={officeFields}
      options={{ language_name }}
      listInputs={{ countries: CountryField }}
    />
  )
}
