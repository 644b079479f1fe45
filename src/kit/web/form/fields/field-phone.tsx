import { formatPhone } from '#kit/contract/values/phone.ts'
import type { FieldProps } from './field.tsx'
import { TextField } from './field-text.tsx'

/** A telephone number: in groups as it is read, but while it is typed nothing moves. */
export function PhoneField(field: FieldProps & { autoComplete?: string }) {
  return <TextField {...field} type="tel" format={inGroups} />
}

const inGroups = (phone: string) => formatPhone(phone).replaceAll('\u00a0', ' ')
