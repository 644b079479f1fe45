import { sql } from 'kysely'
import { missingOfOperator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Checklist, type SetupStep, setupSteps } from '#office/setup/contract/setup.ts'

type Services = Pick<Context, 'db' | 'config'>

/** What is left to do, as the data show it: nobody ticks anything. */
export async function checklistOf({ db, config }: Services): Promise<Checklist> {
  const known = await db
    .selectFrom('settings')
    .select([
      'is_setup_hidden as is_hidden',
      sql<boolean>`accent is not null or mark is not null`.as('look'),
      sql<boolean>`exists (select from terms_versions)`.as('terms'),
      sql<boolean>`exists (select from privacy_versions where published_at is not null)`.as('privacy'),
      // Those that every portal begins with are done once somebody edited one, or an artist has one.
      sql<boolean>`exists (select from levels where revision > 1)
        or exists (select from pro_artists where level_id is not null)`.as('levels'),
      sql<boolean>`exists (select from packages)`.as('packages'),
      sql<boolean>`(
        select count(distinct user_id) > 1 from user_roles join roles on roles.id = role_id
        where roles.name in ('super-admin', 'administrator')
      )`.as('colleagues'),
      // Who was imported never applied.
      sql<boolean>`exists (select from pro_artists where not is_imported)`.as('applications'),
      sql<boolean>`exists (select from students)`.as('imports'),
      sql<boolean>`exists (select from backups where verified_at is not null)`.as('backup'),
      sql<boolean>`exists (select from mail_delivery where tested_at is not null and failing_since is null)
        or exists (select from mails where sent_at is not null)`.as('mail'),
    ])
    .executeTakeFirstOrThrow()
  const isDone: Record<SetupStep, boolean> = {
    ...known,
    operator: missingOfOperator(await operatorOf(db)).length === 0,
    // A demo looks as Atelier does, shows its mails on a page, and nobody misses its data.
    look: config.isDemo || known.look,
    mail: config.isDemo || (config.smtpUrl !== null && known.mail),
    backup: config.isDemo || known.backup,
  }
  return {
    is_hidden: known.is_hidden,
    steps: setupSteps.map((step) => ({ step, is_done: isDone[step] })),
  }
}

/** The steps that the checklist on the dashboard shows this reader as still to do. */
export async function openSteps(ctx: Services & Pick<Context, 'user'>): Promise<SetupStep[]> {
  if (!hasPermission(ctx.user, 'can-set-up-academy')) return []
  const { is_hidden, steps } = await checklistOf(ctx)
  return is_hidden ? [] : steps.filter(({ is_done }) => !is_done).map(({ step }) => step)
}
