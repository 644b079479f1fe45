import { z } from 'zod/mini'
import { fields } from '#kit/contract/field-table.ts'
import { day, idList, line, prose, webAddress } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'

export const benefitCategories = ['RECOGNITION', 'TRAINING', 'DISCOUNT', 'MARKETING', 'SALES'] as const

/** All that is typed about a benefit. */
export const benefitFields = fields('benefits', {
  name: { schema: bilingual(line(120)), input: 'bilingual', section: 'words' },
  description: { schema: bilingual(prose(2000)), input: 'bilingual-prose', rows: 5, section: 'words' },
  category: {
    schema: z.enum(benefitCategories),
    input: 'select',
    options: benefitCategories,
    section: 'for whom',
  },
  /** None: of every level. */
  level_ids: {
    schema: z._default(idList(), []),
    input: 'choices',
    options: 'levels',
    section: 'for whom',
  },
  /** Both days inclusive. */
  valid_from: {
    schema: day(),
    mayBeEmpty: 'always',
    input: 'date',
    section: 'days',
    hasHint: true,
  },
  valid_until: {
    schema: day(),
    mayBeEmpty: 'always',
    input: 'date',
    section: 'days',
  },
  link: {
    schema: webAddress(),
    mayBeEmpty: 'always',
    input: 'url',
    section: 'link',
    hasHint: true,
  },
  is_active: { schema: z.boolean(), input: 'switch', section: 'shown', hasHint: true },
})
