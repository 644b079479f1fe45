import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { money } from '#kit/contract/values/money.ts'
import { level } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { mergingRight } from './duplicates.flow.ts'
import { mergedOnce, personAccount, sides } from './merges.ts'

/** Data of which one side's is chosen. Picture, motivation and public page are those of the record that stays; of notes of the office both stay. */
export const chosenData = [
  ...(['first_name', 'last_name', 'phone', 'language_name', 'street', 'postal_code', 'city', 'country_id'] as const),
  ...(['company_name', 'tax_id', 'website', 'instagram', 'techniques', 'years_of_experience', 'languages'] as const),
  ...(['bio', 'has_own_trainings'] as const),
] as const
/** Also what the office gave: a level is chosen, so that two of them never add up to a higher one. */
export const chosenOfArtists = [...chosenData, 'level', 'pro_team'] as const
export type ChosenOfArtists = (typeof chosenOfArtists)[number]

const figures = z.object({
  trainings: z.int(),
  packages: z.int(),
  works: z.int(),
  reviews: z.int(),
  responsibilities: z.int(),
  upgrades: z.int(),
  vouchers: z.int(),
  /** What is left on vouchers with a balance. */
  balance: money(),
  documents: z.int(),
  messages: z.int(),
})
export type ArtistFigures = z.output<typeof figures>

const person = z.object({
  /** Of the artist. */
  id: id(),
  ...artistFields.stored([...chosenData, 'email', 'internal_note']),
  level,
  pro_team: z.boolean(),
  avatar_url: z.nullable(z.string()),
  applied_at: instant(),
  /** Null: they never had a public page. */
  public_page: z.nullable(z.enum(['ON', 'OFF', 'BLOCKED'])),
  /** Whether the account is a student's as well, and whether that record has been used: seats, purchases or messages refer to it. */
  student: z.enum(['NONE', 'UNUSED', 'USED']),
  ...personAccount,
  figures,
})
export type MergedArtist = z.output<typeof person>

/** What has to be settled before two records of artists can be merged. */
export const artistObstacles = [
  ...(['ERASURE', 'ROLE', 'STUDENT', 'SEAT', 'MERGED', 'UPGRADE', 'REPORT', 'DOCUMENTS'] as const),
] as const
export type ArtistObstacle = (typeof artistObstacles)[number]

/**
 * Whether this one's account can be the one that stays. What somebody has as a student stays with its account: only a student's
 * record that was never used is closed with the other account, as another one of the same person.
 */
export function mayStay({ student }: Pick<MergedArtist, 'student'>, other: Pick<MergedArtist, 'student'>): boolean {
  return other.student === 'NONE' || (other.student === 'UNUSED' && student !== 'NONE')
}

const comparison = z.object({
  left: person,
  right: person,
  after: figures,
  obstacles: z.array(z.enum(artistObstacles)),
  merge: mergedOnce,
})
export type ArtistMergeComparison = z.output<typeof comparison>

const byId = '/api/duplicates/{id}'
const permission = mergingRight
const side = () => z.enum(sides)
const fields = z.object(
  Object.fromEntries(chosenOfArtists.map((field) => [field, side()])) as Record<
    ChosenOfArtists,
    ReturnType<typeof side>
  >,
)
const refreshes = [
  ...(['artistMerges', 'applicationMerges', 'merges', 'duplicates', 'artists', 'profile', 'users'] as const),
  ...(['trainings', 'calendar', 'studentPackages', 'vouchers', 'issuedVouchers', 'levels', 'publicProfiles'] as const),
  ...(['portfolio', 'portfolioModeration', 'reviews', 'abuseReports', 'contentReports', 'dashboard'] as const),
  ...(['additionalResponsibilities', 'statusUpgrades', 'conversations', 'applications'] as const),
] as const

/** Two records of one artist, each with an account, become one, for good after some days. */
export const artistMerges = calls('artistMerges', {
  compare: endpoint({ method: 'GET', path: `${byId}/artists`, permission, response: single(comparison) }),
  merge: endpoint({
    method: 'PUT',
    path: `${byId}/merge-artists`,
    permission,
    refreshes,
    body: z.object({
      /** Whose record and account stay. */
      kept: side(),
      fields,
      left_revision: revision,
      right_revision: revision,
    }),
    response: single(comparison),
  }),
  undo: endpoint({ method: 'PUT', path: `${byId}/part-artists`, permission, refreshes, response: single(comparison) }),
})
