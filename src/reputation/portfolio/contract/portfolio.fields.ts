import { z } from 'zod/mini'
import { fields } from '#kit/contract/field-table.ts'
import { day, line, prose } from '#kit/contract/fields.ts'
import { inOneLanguage } from '#kit/contract/texts/one-language.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { healthAnswers } from '#reputation/consents/contract/consents.ts'

/** The fields of a work; its pictures have a shape of their own, outside the table. */
export const portfolioFields = fields('portfolio', {
  title: { schema: inOneLanguage(line(150)), input: 'bilingual', section: 'words' },
  description: { schema: inOneLanguage(prose(4000)), input: 'bilingual-prose', rows: 4, section: 'words' },
  health: {
    schema: z.enum(healthAnswers, 'required'),
    input: 'select',
    options: healthAnswers,
    mayBeEmpty: 'at first',
    hasHint: true,
    section: 'words',
  },
  technique: { schema: z.enum(techniques), input: 'select', options: techniques, section: 'what' },
  performed_on: { schema: day(), input: 'date', section: 'what' },
})
