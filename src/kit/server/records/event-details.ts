import type { Language } from '#kit/contract/texts/text.ts'
import type { TextKey, Translate } from '#kit/contract/texts/texts.ts'
import type { Events } from '#kit/server/jobs/events.ts'

/** How the audit log shows what a feature's events recorded, where their fields and texts do not show it already. */

export type EventDetails = {
  /** Fields that are not shown: the line has them in its title, or they are of no interest to a reader. */
  hidden?: readonly string[]
  /** Fields of a changed row that nobody typed. */
  derived?: readonly string[]
  /** Labels that are not named like their field, which may be that of a kind of record alone: `erasure.cause`. */
  labels?: Record<string, TextKey>
  /** The beginning of the texts that name a field's values: `outcome: 'participants.outcome_'`. */
  choices?: Record<string, string>
  /** Values whose type does not determine how they are shown. */
  values?: Record<string, ShowValue>
  /** Events whose details are shown in another shape than they were recorded in. */
  shapes?: { [Name in keyof Events]?: (details: Details) => Details }
}

export type Details = Record<string, unknown>
export type ShowValue = (reader: { t: Translate; language: Language }, value: never) => unknown

/** Details whose before and after are the values of this field. */
export const changeOf =
  (field: string, becomes?: string) =>
  ({ before, after = becomes, ...others }: Details): Details => ({
    ...others,
    changes: [{ field, before: before ?? null, after: after ?? null }],
  })
