import { useState } from 'react'
import { students } from '#contract/students/students.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { FieldProps } from '#web/kit/form/field.tsx'
import { ComboboxField } from '#web/kit/form/field-combobox.tsx'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'

/** A student who can sign in, by a few letters of their name or email. */
export function StudentPicker(field: FieldProps) {
  const t = useText()
  const chosen = useStudent(Number(useFormValue(field.name)))
  const [words, setWords] = useState('')
  const { data, error, isPlaceholderData } = useApi(
    students.list,
    { filter: words, status: 'ACTIVE', sortBy: 'name', itemsPerPage: 12 },
    { keepsPrevious: true },
  )
  const isSearching = isPlaceholderData || (!data && !error)
  return (
    <ComboboxField
      {...field}
      chosen={chosen}
      options={error ? [] : (data?.data.map(optionOf) ?? [])}
      status={error?.message ?? t(isSearching ? 'studentPackages.picker_searching' : 'studentPackages.picker_nobody')}
      onSearch={setWords}
    />
  )
}

type Named = { id: number; first_name: string; last_name: string; email: string }

function optionOf({ id, first_name, last_name, email }: Named) {
  const label = `${first_name} ${last_name}`
  return { value: String(id), label, note: email, picture: <Avatar name={label} src={null} size="sm" /> }
}

/** Whoever is chosen, also where the search does not find them. */
function useStudent(id: number) {
  const { data } = useApi(students.get, { id }, { isEnabled: id > 0 })
  return data && id > 0 ? optionOf(data.data) : null
}
