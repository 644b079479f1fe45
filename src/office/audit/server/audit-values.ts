import type { Language } from '#kit/contract/texts/text.ts'
import type { TextKey, Translate } from '#kit/contract/texts/texts.ts'
import { currency } from '#kit/contract/values/money.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { sessionIn } from '#kit/server/language/session-in.ts'
import { worthIn } from '#kit/server/language/worth-in.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'

type Reader = { t: Translate; language: Language }
type Tell = (reader: Reader, value: never) => unknown

/**
 * A value for readers. Days, moments, numbers, booleans, and texts in both languages stay as they are: the reader's
 * screen formats these.
 */
export function inWords(reader: Reader, field: string, value: unknown, choice: (value: string) => string): unknown {
  if (value === null || value === undefined) return null
  const tell = tellers[field]
  if (tell) return tell(reader, value as never)
  if (Array.isArray(value)) return value.map((one) => inWords(reader, field, one, choice))
  return typeof value === 'string' ? choice(value) : value
}

type Money = { amount: number; currency: string }
type Requirement = { metric: string; at_least: number }
type Document = { kind: string; name: string; valid_until: string | null }
type Session = Training['sessions'][number]
type Named = { name: unknown }

const price: Tell = ({ language }, { amount, currency }: Money) => moneyIn(language, amount, currency)
const amount: Tell = ({ language }, value: number) => moneyIn(language, value, currency)

const tongue = ({ language }: Reader, code: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** Fields whose type does not determine how they are shown. */
const tellers: Record<string, Tell> = {
  price,
  prices: (reader, prices: Money[]) => prices.map((one) => price(reader, one as never)),
  amount,
  budget: amount,
  worths: ({ language }, worths: Parameters<typeof worthIn>[1][]) => worths.map((worth) => worthIn(language, worth)),
  language: tongue,
  language_name: tongue,
  languages: (reader, codes: string[]) => codes.map((code) => tongue(reader, code)),
  level: (_, level: Named | string) => (typeof level === 'string' ? level : level.name),
  country: (_, country: Named | string) => country,
  venue: (_, { name, address, city }: NonNullable<Training['venue']>) => `${name}, ${address}, ${city}`,
  sessions: ({ t, language }, sessions: Session[]) =>
    sessions.map((session) => t('trainings.when', sessionIn(language, session))),
  requirements: ({ t, language }, requirements: Requirement[]) =>
    requirements.map(({ metric, at_least }) =>
      t('audit.requirement', {
        metric: t(`levels.metric_${metric}` as TextKey),
        least: new Intl.NumberFormat(language).format(at_least),
      }),
    ),
  documents: ({ t, language }, documents: Document[]) =>
    documents.map(({ kind, name, valid_until }) => {
      const document = `${t(`artists.kind_${kind}` as TextKey)}: ${name}`
      return valid_until ? t('audit.document', { document, day: dayIn(language, valid_until) }) : document
    }),
  // What a list was filtered by is an address, and so is the list.
  list: (_, path: string) => `/${path}`,
}
