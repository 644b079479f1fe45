import { students } from '#contract/students/students.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { FieldProps } from '#web/kit/form/field.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { PersonPicker } from './person-picker.tsx'

/** A student who may sign in. */
export function StudentPicker(field: FieldProps) {
  const id = Number(useFormValue(field.name))
  const { data } = useApi(students.get, { id }, { isEnabled: id > 0 })
  return (
    <PersonPicker
      {...field}
      list={students.list}
      query={{ status: 'ACTIVE' }}
      toldApartBy="email"
      chosen={data && id > 0 ? data.data : null}
    />
  )
}
