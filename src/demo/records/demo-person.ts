import type { FieldValues } from '#kit/contract/field-table.ts'
import type { Bilingual, Language } from '#kit/contract/texts/text.ts'
import type { techniques } from '#network/artists/contract/artists.choices.ts'
import type { artistFields } from '#network/artists/contract/artists.fields.ts'
import type { OfficeStep } from '#network/artists/contract/artists.flow.ts'
import type { formFields } from '#network/artists/contract/artists.form.ts'
import type { PhotoShape } from '../pictures/demo-photographs.ts'
import type { Look } from '../pictures/demo-portraits.ts'

type Event = 'applied' | 'formSent' | 'linkSent' | OfficeStep
/** A step of an application; what the office writes to somebody is in their language. */
export type DemoStep = { event: Event; comment?: string; fields?: (typeof formFields)[number][] }

/** A person of the demo academy, with their story. Names, firms and addresses are made up. */
export type DemoPerson = {
  first_name: string
  last_name: string
  /** Where it is not made of the name. */
  email?: string
  /** Where two records have the same one. */
  phone?: string
  language_name: Language
  /** ISO 3166-1 alpha-2. */
  country: string
  city: string
  techniques: (typeof techniques)[number][]
  years_of_experience: number
  motivation: string
  way: readonly (Event | DemoStep)[]
  /** Days since the last step; by default, the artists of the network joined one after another. */
  days?: number
  /** What they filled in behind the secret link. */
  form?: Partial<FieldValues<typeof artistFields>> & {
    street: string
    bio: Bilingual
    /** Days until the insurance ends; null: none was sent; by default it is valid for a while. */
    insuredFor?: number | null
  }
  look?: Look
  /** They sent a photograph of this shape; everybody else's portrait is cut from paper. */
  photo?: PhotoShape
  level?: 'ARTIST' | 'SENIOR_ARTIST' | 'MASTER' | 'GRAND_MASTER'
  has_own_trainings?: true
  pro_team?: true
  isDisabled?: true
}
