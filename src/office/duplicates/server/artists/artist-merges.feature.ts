import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { artistMergeMails } from './artist-merges.mail.ts'
import { artistMergeRoutes } from './artist-merges.routes.ts'

/** Makes one record of two artists with accounts, by what all features declare of their references. */
export const artistMerges = (features: AllFeatures) =>
  feature({ calls: artistMergeRoutes(features), mails: artistMergeMails })
