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

/** How a unit behind a value is written after one, after two to four, and after "do" and one; it is typed as of many. */
const units: Record<string, { one: string; few?: string; oneAfterDo?: string }> = {
  minut: { one: 'minutę', few: 'minuty', oneAfterDo: 'minuty' },
  godzin: { one: 'godzinę', few: 'godziny', oneAfterDo: 'godziny' },
  dni: { one: 'dzień', oneAfterDo: 'dnia' },
  miesięcy: { one: 'miesiąc', few: 'miesiące', oneAfterDo: 'miesiąca' },
  minutes: { one: 'minute' },
  hours: { one: 'hour' },
  days: { one: 'day' },
  months: { one: 'month' },
}
const mention = new RegExp(
  `((?<!\\p{L})[Dd]o )?\\{\\{(\\w+)\\}\\}(?: (${Object.keys(units).join('|')})(?!\\p{L}))?`,
  'gu',
)

export function unknownValues(text: string): string[] {
  const known: readonly string[] = privacyValues
  return [...text.matchAll(mention)].map(([, , name]) => name as string).filter((name) => !known.includes(name))
}

/** The text with its values. A line whose value was not entered is left out. */
export function filledIn(text: string, values: PrivacyValues): string {
  const valueAt = (name: string) => values[name as PrivacyValue]
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(mention)].every(([, , name]) => valueAt(name as string) !== null))
    .map((line) =>
      line.replace(mention, (_, to = '', name: string, unit?: string) => {
        const value = valueAt(name) ?? ''
        return `${to}${value}${unit ? ` ${agreeing(unit, value, to !== '')}` : ''}`
      }),
    )
    .join('\n')
}

/** English has no form of few, so that Polish rules fit it, too. */
function agreeing(unit: string, value: string, isAfterDo: boolean): string {
  const { one, few, oneAfterDo } = units[unit] ?? { one: unit }
  const form = plural.select(Number(value))
  if (form === 'one') return (isAfterDo && oneAfterDo) || one
  return (form === 'few' && !isAfterDo && few) || unit
}

const plural = new Intl.PluralRules('pl')
