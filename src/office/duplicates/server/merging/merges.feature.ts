import { sql } from 'kysely'
import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { undoDays } from '#office/duplicates/contract/merges.ts'
import { mergeMails } from './merges.mail.ts'
import { mergeData } from './merges.personal-data.ts'
import { mergeRoutes } from './merges.routes.ts'

/** Makes one record of two, by what all features declare of their references. */
export const merges = (features: AllFeatures) =>
  feature({
    personalData: mergeData,
    merging: { references: { merges: { merged_by: 'act', undone_by: 'act' } } },
    details: { hidden: ['pair_id'] },
    calls: mergeRoutes(features),
    mails: mergeMails,
    schedules: {
      // What cannot be undone any more needs no record of how it was before.
      daily: async ({ db, clock }) => {
        const over = shift(clock(), { days: -undoDays })
        await sql`delete from merge_moves where merge_id in (select id from merges where before is not null and merged_at < ${over})`.execute(
          db,
        )
        await db
          .updateTable('merges')
          .set({ before: null, after: null })
          .where('before', 'is not', null)
          .where('merged_at', '<', over)
          .execute()
      },
    },
  })
