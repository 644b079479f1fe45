import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Money } from '#kit/contract/values/money.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { techniques } from '#network/artists/contract/artists.choices.ts'
import type { ImportField, ImportKind } from '#office/imports/contract/import-kinds.ts'
import { isFileField } from '#office/imports/contract/imports.files.ts'
import { problemText } from '#office/imports/contract/imports.problem.ts'
import type { ImportRow } from '#office/imports/contract/imports.ts'
import type { ChosenMailKind } from '#people/account/contract/mail-kinds.ts'
import type { Outcome } from '#teaching/participants/contract/participants.flow.ts'

type Technique = (typeof techniques)[number]

/** A field's value in the reader's words. */
export function useFieldValue() {
  const t = useText()
  const format = useFormat()
  const showField = useFieldFormats()
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '—'
    if (isFileField(field) && typeof value === 'number') return t('imports.files_count', { count: value })
    const show = showField[field]
    if (show) return show(value as never)
    if (field.endsWith('_on')) return format.date(String(value))
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
    if (typeof value !== 'object') return String(value)
    const { amount, currency } = value as Money
    return format.money(amount, currency)
  }
}

/** How the fields are shown whose values are no words of their own. */
function useFieldFormats(): Record<string, ((value: never) => string) | undefined> {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { options: countries } = useCountries()
  return {
    country_id: (id: number) => countries.find(({ value }) => value === String(id))?.label ?? '—',
    language_name: (language: string) => format.languageName(language),
    package: (name: Bilingual) => inLanguage(name),
    level: (name: Bilingual) => inLanguage(name),
    activation: (activation: 'ENABLED' | 'DISABLED') => t(`imports.activation_${activation}`),
    account: () => t('imports.account_BLOCKED'),
    unwanted_mails: (kinds: ChosenMailKind[]) => kinds.map((kind) => t(`account.mails_${kind}`)).join(', '),
    techniques: (names: Technique[]) => names.map((name) => t(`artists.techniques_${name}`)).join(', '),
    technique: (name: Technique) => t(`artists.techniques_${name}`),
    result: (outcome: Outcome) => t(`participants.outcome_${outcome}`),
    payment_status: (status: 'PAID' | 'UNPAID') => t(`studentPackages.payment_${status}`),
    phone: (number: string) => formatPhone(number),
    hours: (count: number) => t('certificates.hours_value', { count }),
  }
}

/** A row's story in a line: what is wrong, what an undo left as it was, or what it changes. */
export function useRemark(kind: ImportKind): (row: ImportRow) => string {
  const t = useText()
  const wordsOf = useFieldValue()
  const label = (field: string) => t(`importFields.name_${field as ImportField}`)
  const remarkOf = ({ field, reason: code }: ImportRow['kept'][number]) => {
    const reason = t(`imports.kept_${code}`)
    return field ? t('imports.kept_field', { field: label(field), reason }) : reason
  }
  const wordsOn = ({ outcome, problems, kept, changes }: ImportRow): string => {
    if (problems.length > 0) return problems.map((problem) => problemText(t, problem)).join(' ')
    if (kept.length > 0) return kept.map(remarkOf).join(' ')
    if (outcome !== 'CREATE')
      return changes.map(({ field, after }) => `${label(field)}: ${wordsOf(field, after)}`).join(', ')
    if (kind !== 'SALES') return ''
    return changes
      .filter(({ field }) => ['price', 'sold_on'].includes(field))
      .map(({ field, after }) => wordsOf(field, after))
      .join(', ')
  }
  return (row) => [row.is_hidden && t('imports.row_hidden'), wordsOn(row)].filter(Boolean).join(' ')
}
