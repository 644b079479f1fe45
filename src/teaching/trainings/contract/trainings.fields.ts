import { z } from 'zod/mini'
import { fields } from '#kit/contract/field-table.ts'
import { line, prose, webAddress, wholeNumber } from '#kit/contract/fields.ts'
import { inOneLanguage } from '#kit/contract/texts/one-language.ts'
import { money } from '#kit/contract/values/money.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { trainingKinds } from './trainings.flow.ts'

export const mostSeats = 200

/** The text fields of a training; place and sessions have a shape of their own, outside the table. */
export const trainingFields = fields('trainings', {
  title: { schema: inOneLanguage(line(150)), input: 'bilingual', section: 'words' },
  description: { schema: inOneLanguage(prose(4000)), input: 'bilingual-prose', rows: 6, section: 'words' },
  /** For those who have a seat, in the language of the training. */
  to_bring: { schema: prose(1000), mayBeEmpty: 'always', input: 'prose', section: 'words', hasHint: true },
  technique: { schema: z.enum(techniques), input: 'select', options: techniques, section: 'what' },
  language: { schema: z.enum(spokenLanguages), input: 'select', options: spokenLanguages, section: 'what' },
  kind: { schema: z.enum(trainingKinds), input: 'select', options: trainingKinds, section: 'what' },
  seats_min: { schema: wholeNumber({ min: 1, max: mostSeats }), input: 'number', section: 'seats' },
  seats_max: { schema: wholeNumber({ min: 1, max: mostSeats }), input: 'number', section: 'seats' },
  price: { schema: money(), input: 'money', section: 'seats' },
  /** Of a training online. */
  online_url: { schema: webAddress(), mayBeEmpty: 'always', input: 'url', section: 'link', hasHint: true },
})
