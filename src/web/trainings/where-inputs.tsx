import { useEffect, useRef } from 'react'
import { trainingFields } from '#contract/trainings/trainings.fields.ts'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { useFormState, useFormValue } from '#web/kit/form/form-context.ts'
import { Columns } from '#web/kit/ui/layout.tsx'
import { FieldInputs } from '#web/pieces/field-inputs.tsx'
import { useCountryCodes } from '#web/pieces/use-countries.ts'

export const blankVenue = { name: '', address: '', city: '', country: null }

/** A place, or of a training online its link. What was typed of the place is kept while the reader looks at the other. */
export function WhereInputs() {
  const { write } = useFormState()
  const countries = useCountryCodes()
  const kind = useFormValue('kind')
  const venue = useFormValue('venue')
  const kept = useRef(venue ?? blankVenue)
  const isOnline = kind === 'ONLINE'
  useEffect(() => {
    if (venue) kept.current = venue
    if (isOnline && venue) write('venue', null)
    if (!isOnline && !venue) write('venue', kept.current)
  }, [isOnline, venue, write])
  if (isOnline) return <FieldInputs of={trainingFields} names={['online_url']} />
  if (!venue) return null
  return (
    <Columns>
      <TextField name="venue.name" label="trainings.venue_name" />
      <TextField name="venue.address" label="trainings.address" autoComplete="off" />
      <TextField name="venue.city" label="trainings.city" autoComplete="off" />
      <SelectField name="venue.country" label="trainings.country" options={countries} />
    </Columns>
  )
}
