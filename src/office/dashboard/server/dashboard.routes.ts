import { sql } from 'kysely'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Output } from '#kit/contract/endpoint.ts'
import { hasRole } from '#kit/contract/rights.ts'
import type { Warning } from '#kit/contract/values/warnings.ts'
import { type LastBackup, lastBackup, oldestBackup } from '#kit/server/backup/backups.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { type AllFeatures, chartsOf, countersOf, type Steps, stepsOf } from '#kit/server/http/feature.ts'
import { mailLeaves } from '#kit/server/mail/delivery.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Config } from '#kit/server/start/config.ts'
import { visibleBenefits } from '#network/benefits/server/benefits.queries.ts'
import { openAdditional } from '#network/responsibilities/server/additional-responsibilities.queries.ts'
import { visibleResponsibilities } from '#network/responsibilities/server/responsibilities.queries.ts'
import { dashboard, stepNames, type WaitingStep } from '#office/dashboard/contract/dashboard.ts'
import type { SetupStep } from '#office/setup/contract/setup.ts'
import { openSteps } from '#office/setup/server/setup.queries.ts'
import { openNewLevel } from '#reputation/new-levels/server/new-levels.queries.ts'
import { nextTraining } from '#teaching/trainings/server/trainings.queries.ts'
import { ownStanding, ownTrainings } from './dashboard.queries.ts'
import { firstDaysOf } from './first-days.queries.ts'
import { monthsOf } from './months.ts'
import { ownPurchases } from './student.queries.ts'
import { countsOf, queuesOf } from './waiting.ts'

type Dashboard = Output<typeof dashboard.mine>

export const dashboardRoutes = (features: AllFeatures) =>
  routes(dashboard, {
    counters: (ctx) => countsOf(ctx, countersOf(features())) as Promise<Output<typeof dashboard.counters>>,

    mine: async (ctx) => {
      const { db, user, now } = ctx
      const artist = await ownStanding(db, user)
      const toSetUp = await openSteps(ctx)
      const { warnings, backed_up_at } = hasRole(user, 'super-admin')
        ? await backupState(ctx)
        : { warnings: [], backed_up_at: null }
      return {
        // What is a step of the checklist already is no warning.
        warnings: warnings.filter((warning) => !toSetUp.some((step) => step === warnedOf[warning])),
        backed_up_at,
        is_setting_up: toSetUp.length > 0,
        queues: await queuesOf(ctx, countersOf(features())),
        steps: await stepsFor(ctx, stepsOf(features())),
        artist,
        new_level: artist && (await openNewLevel(db, user)),
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

    charts: async (ctx) => ({ charts: await monthsOf(ctx, chartsOf(features())) }),

    health: async ({ db }) => {
      await sql`select 1`.execute(db)
      return { status: 'ok' as const }
    },
  })

/** The step of the checklist that a warning is about. */
const warnedOf: Partial<Record<Warning, SetupStep>> = { mail_waits: 'mail', backup_missing: 'backup' }

/** How the portal itself is doing. */
async function backupState({
  db,
  config,
  now,
  warnings,
}: Context): Promise<Pick<Dashboard, 'warnings' | 'backed_up_at'>> {
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

function backupWarnings(backup: LastBackup | null, { isDemo }: Config, now: Date): Warning[] {
  if (!backup) return isDemo ? [] : ['backup_missing']
  if (backup.problem !== null) return ['backup_failed']
  const isOld = (backup.verified_at ?? '') < shift(now, { hours: -oldestBackup })
  return isOld ? ['backup_old'] : []
}

/** What this person has to do, in the contract's order: of each kind the most urgent. One statement, however many kinds there are. */
async function stepsFor(ctx: Context, steps: Steps): Promise<WaitingStep[]> {
  const own = stepNames.filter((name) => steps[name]?.isFor(ctx.user))
  if (own.length === 0) return []
  const firsts = own.map(
    (name) => sql`(
      select ${sql.lit(name)} as name, count(*) over () as count, id, title, at, last_day
      from (${(steps[name] as Steps[string]).rows(ctx)}) waiting order by at, last_day, id limit 1
    )`,
  )
  const { rows } = await sql<WaitingStep>`${sql.join(firsts, sql` union all `)}`.execute(ctx.db)
  return stepNames.flatMap((step) => rows.filter(({ name }) => name === step))
}
