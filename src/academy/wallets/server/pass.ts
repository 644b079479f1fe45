import type { Language } from '#kit/contract/texts/text.ts'

export type PassField = { key: string; label: string; value: string }

/** What a pass shows, in the language of its holder, whichever wallet it is for. */
export type Pass = {
  /** The same each time for one seat or voucher: a new download takes the place of the former. */
  id: string
  kind: 'seat' | 'voucher'
  language: Language
  description: string
  title: string
  fields: PassField[]
  /** What the code leads to, and the text under it. */
  code: { address: string; text: string }
  /** When it is needed; null: at no certain time. */
  starts_at: string | null
  /** From when on the wallet puts it away; null: never. */
  ends_at: string | null
  /** Canceled, used or blocked. */
  isOver: boolean
  /** When it was so. */
  asOf: Date
}
