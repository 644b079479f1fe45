import { useApi } from '#kit/web/calls/query.ts'
import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { PersonPicker } from '#kit/web/form/fields/person-picker.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { students } from '#people/students/contract/students.ts'

/** A student who may sign in. */
export function StudentPicker(field: FieldProps) {
  const id = Number(useFormValue(field.name))
  const { data } = useApi(students.get, { id }, { isEnabled: id > 0 })
  return (
    <PersonPicker
      {...field}
      list={students.list}
      query={{ status: 'ACTIVE' }}
      distinguishedBy="email"
      chosen={data && id > 0 ? data.data : null}
    />
  )
}
