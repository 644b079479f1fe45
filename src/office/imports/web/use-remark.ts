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
  const inLanguage = useBilingual()
  const { options: countries } = useCountries()
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '—'
    if (isFileField(field) && typeof value === 'number') return t('imports.files_count', { count: value })
    if (field === 'country_id') return countries.find((country) => country.value === String(value))?.label ?? '—'
    if (field === 'language_name') return format.languageName(String(value))
    if (field === 'package' || field === 'level') return inLanguage(value as Bilingual)
    if (field === 'activation') return t(`imports.activation_${value as 'ENABLED' | 'DISABLED'}`)
    if (field === 'account') return t('imports.account_BLOCKED')
    if (field === 'unwanted_mails')
      return (value as ChosenMailKind[]).map((kind) => t(`account.mails_${kind}`)).join(', ')
    if (field === 'techniques') return (value as Technique[]).map((one) => t(`artists.techniques_${one}`)).join(', ')
    if (Array.isArray(value)) return value.join(', ')
    if (field === 'result') return t(`participants.outcome_${value as Outcome}`)
    if (field === 'payment_status') return t(`studentPackages.payment_${value as 'PAID' | 'UNPAID'}`)
    if (field.endsWith('_on')) return format.date(String(value))
    if (field === 'phone') return formatPhone(String(value))
    if (field === 'technique') return t(`artists.techniques_${value as (typeof techniques)[number]}`)
    if (field === 'hours') return t('certificates.hours_value', { count: value as number })
    if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
    if (typeof value !== 'object') return String(value)
    const { amount, currency } = value as Money
    return format.money(amount, currency)
  }
}

/** A row's story in a line: what is wrong, what stayed, or what it changes. */
export function useRemark(kind: ImportKind) {
  const t = useText()
  const wordsOf = useFieldValue()
  const label = (field: string) => t(`importFields.name_${field as ImportField}`)
  return ({ outcome, problems, kept, changes }: ImportRow): string => {
    if (problems.length > 0) return problems.map((problem) => problemText(t, problem)).join(' ')
    if (kept.length > 0)
      return kept
        .map(({ field, reason }) => {
          const remark = t(`imports.kept_${reason}`)
          return field ? t('imports.kept_field', { field: label(field), reason: remark }) : remark
        })
        .join(' ')
    if (outcome === 'CREATE')
      return kind === 'SALES'
        ? changes
            .filter(({ field }) => ['price', 'sold_on'].includes(field))
            .map(({ field, after }) => wordsOf(field, after))
            .join(', ')
        : ''
    return changes.map(({ field, after }) => `${label(field)}: ${wordsOf(field, after)}`).join(', ')
  }
}
