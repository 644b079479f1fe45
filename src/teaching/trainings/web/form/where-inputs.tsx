import { useEffect, useRef } from 'react'
import { useCountryCodes } from '#academy/countries/web/use-countries.shown.ts'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { Columns } from '#kit/web/ui/layout.tsx'
import { trainingFields } from '#teaching/trainings/contract/trainings.fields.ts'

export const blankVenue = { name: '', address: '', city: '', country: null }

/** A place, or of an online training its link. The typed place is stored while the reader looks at the other. */
export function WhereInputs() {
  const { write } = useFormState()
  const countries = useCountryCodes()
  const kind = useFormValue('kind')
  const venue = useFormValue('venue')
  const lastVenue = useRef(venue ?? blankVenue)
  const isOnline = kind === 'ONLINE'
  useEffect(() => {
    if (venue) lastVenue.current = venue
    if (isOnline && venue) write('venue', null)
    if (!isOnline && !venue) write('venue', lastVenue.current)
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
