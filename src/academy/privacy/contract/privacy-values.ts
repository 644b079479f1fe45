/** What the notice may name by `{{…}}`: the operator's data and the settings in force, filled in when it is published. */
export const privacyValues = [
  'academy_name',
  'operator_name',
  'operator_address',
  'operator_tax_id',
  'operator_register_number',
  'operator_email',
  'operator_phone',
  'privacy_email',
  'inactive_applicant_months',
  'mail_days',
  'audit_address_days',
  'device_days',
  'ended_link_days',
  'trash_days',
  'read_notification_days',
  'replaced_picture_days',
  'session_minutes',
  'session_hours',
] as const
type PrivacyValue = (typeof privacyValues)[number]

/** Null: not entered, or turned off. */
export type PrivacyValues = Readonly<Record<PrivacyValue, string | null>>

/** With the unit behind it, which agrees with a value of one. */
const mention = /\{\{(\w+)\}\}(?: (dni|days)\b)?/g
const singular = { dni: 'dzień', days: 'day' } as const

export function unknownValues(text: string): string[] {
  const known: readonly string[] = privacyValues
  return [...text.matchAll(mention)].map(([, name]) => name as string).filter((name) => !known.includes(name))
}

/** The text with its values. A line whose value was not entered is left out. */
export function filledIn(text: string, values: PrivacyValues): string {
  const valueAt = (name: string) => values[name as PrivacyValue]
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(mention)].every(([, name]) => valueAt(name as string) !== null))
    .map((line) =>
      line.replace(mention, (_, name: string, unit?: keyof typeof singular) => {
        const value = valueAt(name) ?? ''
        return unit ? `${value} ${value === '1' ? singular[unit] : unit}` : value
      }),
    )
    .join('\n')
}
