import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { noneFound } from '#kit/web/language/none-found.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Combobox } from '#kit/web/ui/inputs/combobox.tsx'
import { type Student, students } from '#people/students/contract/students.ts'

/** Students who may sign in, one after the other. */
export function StudentSearch({ onPicked }: { onPicked: (student: Student) => void }) {
  const t = useText()
  const [words, setWords] = useState('')
  const input = { filter: words, status: 'ACTIVE' as const, sortBy: 'name' as const, itemsPerPage: 12 }
  const { data, error, isPlaceholderData } = useApi(students.list, input, { keepsPrevious: true })
  const found = data?.data ?? []
  return (
    <Combobox
      label={t('voucherBatches.pick')}
      description={t('voucherBatches.pick_hint')}
      placeholder={t('app.choose')}
      maxLength={200}
      chosen={null}
      options={found.map(({ id, first_name, last_name, email }) => {
        const label = fullName({ first_name, last_name })
        return { value: String(id), label, note: email, picture: <Avatar name={label} src={null} size="sm" /> }
      })}
      status={error?.message ?? t(isPlaceholderData || !data ? 'app.picker_searching' : noneFound(words))}
      onSearch={setWords}
      onChoose={(value) => {
        const student = found.find(({ id }) => String(id) === value)
        if (student) onPicked(student)
      }}
    />
  )
}
