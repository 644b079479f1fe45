import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { ComboboxField } from '#kit/web/form/fields/field-combobox.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { noneFound } from '#kit/web/language/none-found.ts'
import type { ListEndpoint } from '#kit/web/list/list-column.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'

type PersonPickerProps = FieldProps &
  Searched & {
    /** The chosen person, even if the search does not find them. */
    chosen: PickedPerson | null
    /** What else follows from a choice. */
    onChosen?: (person: PickedPerson) => void
  }

type Searched = {
  list: ListEndpoint
  /** Filters of the list, in addition to the typed words. */
  query: Record<string, string>
  /** The field that distinguishes people of one name. */
  distinguishedBy: 'city' | 'email'
}

export type PickedPerson = {
  id: number
  first_name: string
  last_name: string
  email?: string
  city?: string
  avatar_url?: string | null
}

/** Somebody out of a list of any length, by a few letters of their name or email. */
export function PersonPicker({ list, query, distinguishedBy, chosen, onChosen, ...field }: PersonPickerProps) {
  const { people, optionOf, ...search } = usePeople({ list, query, distinguishedBy })
  return (
    <ComboboxField
      {...field}
      {...search}
      chosen={chosen && optionOf(chosen)}
      onChosen={(value) => {
        const person = people?.find(({ id }) => String(id) === value)
        if (person) onChosen?.(person)
      }}
    />
  )
}

/** A search for people as a combobox shows it. */
export function usePeople({ list, query, distinguishedBy }: Searched) {
  const t = useText()
  const [words, onSearch] = useState('')
  const input = { filter: words, sortBy: 'name', itemsPerPage: 12, ...query }
  const { data, error, isPlaceholderData } = useApi(list, input as never, { keepsPrevious: true })
  const people = data?.data as PickedPerson[] | undefined
  const isSearching = isPlaceholderData || (!data && !error)
  const optionOf = (person: PickedPerson) => {
    const label = fullName(person)
    const picture = <Avatar name={label} src={person.avatar_url ?? null} size="sm" />
    return { value: String(person.id), label, note: person[distinguishedBy], picture }
  }
  return {
    people,
    optionOf,
    onSearch,
    options: error ? [] : (people?.map(optionOf) ?? []),
    status: error?.message ?? t(isSearching ? 'app.picker_searching' : noneFound(words)),
  }
}
