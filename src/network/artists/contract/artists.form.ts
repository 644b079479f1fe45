import { z } from 'zod/mini'
import { prose, someOf } from '#kit/contract/fields.ts'
import { revised } from '#kit/contract/revision.ts'
import { spokenLanguages } from './artists.choices.ts'
import { artistFields } from './artists.fields.ts'

/** What the secret-link form adds; the picture and the documents travel by calls of their own, each as soon as it is chosen. */
export const dataForm = z.object(artistFields.inForm('form'))

/** A profile's description in both languages, or in none. */
const bioOrNone = z.object({ pl: z.nullable(prose(4000, 20)), 'en-US': z.nullable(prose(4000, 20)) }).check(
  z.refine((bio) => bio.pl !== null || bio['en-US'] === null, { path: ['pl'], error: 'required' }),
  z.refine((bio) => bio['en-US'] !== null || bio.pl === null, { path: ['en-US'], error: 'required' }),
)

/** The fields of an artist that the office may change. Fields of the data form may be empty. */
const artistData = z.object({
  ...artistFields.known('office'),
  languages: someOf(spokenLanguages),
  bio: bioOrNone,
})
export type DataField = keyof z.output<typeof artistData>
export const dataFields: readonly DataField[] = artistFields.names('office')

/** An edit of some of it, or of all. */
export const artistEdit = revised(z.partial(artistData))
export type ArtistEdit = z.output<typeof artistEdit>

/** Fields that the office may name in a request for missing data. */
export const formFields = [...artistFields.names('form'), 'avatar', 'documents'] as const

export const documentKinds = ['CERTIFICATE', 'LICENCE', 'INSURANCE'] as const
