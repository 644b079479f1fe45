import { z } from 'zod/mini'
import { fields } from '#kit/contract/field-table.ts'
import { line, prose, wholeNumber } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { money } from '#kit/contract/values/money.ts'

/** All that is typed about a package of the catalogue. */
export const packageFields = fields('packages', {
  name: { schema: bilingual(line(120)), input: 'bilingual', section: 'words' },
  description: { schema: bilingual(prose(2000)), input: 'bilingual-prose', rows: 4, section: 'words' },
  /** How many trainings it pays for. */
  entries: { schema: wholeNumber({ min: 1, max: 100 }), input: 'number', section: 'numbers' },
  price: { schema: money(), input: 'money', section: 'numbers' },
  validity_days: { schema: wholeNumber({ min: 1, max: 3650 }), input: 'number', section: 'numbers', hasHint: true },
  is_active: { schema: z.boolean(), input: 'switch', section: 'sale', hasHint: true },
})
