import { sql } from 'kysely'
import type { Output } from '#contract/kit/endpoint.ts'
import type { RetentionName } from '#contract/kit/retention-days.ts'
import { hasRole } from '#contract/kit/rights.ts'
import type { Warning } from '#contract/kit/warnings.ts'
import { system } from '#contract/system/system.ts'
import { type LastBackup, lastBackup } from '#server/kit/backup/backups.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import type { Charts, Steps } from '#server/kit/http/feature.ts'
import type { Removal } from '#server/kit/http/removals.ts'
import { mailLeaves } from '#server/kit/mail/delivery.ts'
import { shift } from '#server/kit/postgres/instant.ts'
import type { Config } from '#server/kit/start/config.ts'
import { visibleBenefits } from '../benefits/benefits.queries.ts'
import { openAdditional } from '../responsibilities/additional-responsibilities.queries.ts'
import { visibleResponsibilities } from '../responsibilities/responsibilities.queries.ts'
import { settingsInForce } from '../settings/settings.queries.ts'
import { nextTraining } from '../trainings/trainings.queries.ts'
import { firstDaysOf } from './first-days.queries.ts'
import { monthsOf } from './months.ts'
import { stepsFor } from './steps.ts'
import { ownPurchases } from './student.queries.ts'
import { ownStanding, ownTrainings } from './system.queries.ts'
import { type Counters, countersOf, queuesOf } from './waiting.ts'

type Dashboard = Output<typeof system.dashboard>

/** What all features add. */
export type Gathered = { counters: Counters; steps: Steps; charts: Charts; removals: [RetentionName, Removal][] }

export const systemRoutes = ({ counters, steps, charts }: Gathered) =>
  routes(system, {
    data: (ctx) => countersOf(ctx, counters) as Promise<Output<typeof system.data>>,

    dashboard: async (ctx) => {
      const { db, user, now } = ctx
      const artist = await ownStanding(db, user)
      return {
        ...(hasRole(user, 'super-admin') ? await standing(ctx) : { warnings: [], backed_up_at: null }),
        queues: await queuesOf(ctx, counters),
        steps: await stepsFor(ctx, steps),
        artist,
        googleDriveMarketingMaterialsLink: artist
          ? (await settingsInForce(db)).googleDriveMarketingMaterialsLink
          : null,
        ...(await ownTrainings(db, user, now)),
        firstDays: await firstDaysOf(db, user),
        nextTraining: await nextTraining(db, user, now),
        student: await ownPurchases(db, user, now),
        responsibilities: artist ? await visibleResponsibilities(db, user).orderBy('position').execute() : [],
        additionalResponsibilities: artist ? await openAdditional(db, user, now) : [],
        benefits: artist ? await visibleBenefits(ctx).orderBy('position').limit(6).execute() : [],
      }
    },

    charts: async (ctx) => ({ charts: await monthsOf(ctx, charts) }),

    health: async ({ db }) => {
      await sql`select 1`.execute(db)
      return { status: 'ok' as const }
    },
  })

/** How the portal itself is doing. */
async function standing({ db, config, now, warnings }: Context): Promise<Pick<Dashboard, 'warnings' | 'backed_up_at'>> {
  const backup = await lastBackup(db)
  return {
    warnings: [
      ...warnings,
      ...((await mailLeaves(db, config)) ? [] : (['mail_waits'] as const)),
      ...backupWarnings(backup, config, now),
    ],
    backed_up_at: backup?.verified_at ?? null,
  }
}

/** In hours: a day, and two for the making of it. */
const oldestBackup = 26

function backupWarnings(backup: LastBackup | null, { isDemo }: Config, now: Date): Warning[] {
  if (!backup) return isDemo ? [] : ['backup_missing']
  if (backup.problem !== null) return ['backup_failed']
  const isOld = (backup.verified_at ?? '') < shift(now, { hours: -oldestBackup })
  return isOld ? ['backup_old'] : []
}
