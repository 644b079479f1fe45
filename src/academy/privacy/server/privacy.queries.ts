import { sql } from 'kysely'
import type { PrivacyValues } from '#academy/privacy/contract/privacy-values.ts'
import type { Operator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Bilingual } from '#kit/contract/texts/text.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { retentionNames } from '#kit/contract/values/retention-days.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import { absoluteHours, idleMinutes } from '#kit/server/session/session.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    privacy_versions: { body: Bilingual; published_text: Bilingual }
  }
}

/** The present values, and the operator that they come from. */
export async function presentValues(db: Db): Promise<{ operator: Operator; values: PrivacyValues }> {
  const operator = await operatorOf(db)
  const settings = await settingsInForce(db)
  const days = Object.fromEntries(retentionNames.map((name) => [name, String(settings[name])]))
  const months = settings.inactive_applicant_months
  return {
    operator,
    values: {
      ...operator,
      operator_phone: operator.operator_phone && formatPhone(operator.operator_phone),
      privacy_email: operator.privacy_email ?? operator.operator_email,
      ...(days as Pick<PrivacyValues, (typeof retentionNames)[number]>),
      inactive_applicant_months: months === null ? null : String(months),
      session_minutes: String(idleMinutes),
      session_hours: String(absoluteHours),
    },
  }
}

/** The version that was published last. */
export function publishedNotice(db: Db) {
  return db
    .selectFrom('privacy_versions')
    .select(['id', 'number', 'body', 'published_text', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Every version, for the office. */
export function privacyVersions(db: Db) {
  const inForce = sql`(select id from privacy_versions where published_at is not null order by published_at desc, id desc limit 1)`
  return db
    .selectFrom('privacy_versions')
    .leftJoin('users', 'users.id', 'saved_by')
    .select([
      'privacy_versions.id',
      'number',
      'saved_at',
      nameOrNullIn('users').as('saved_by'),
      'published_at',
      sql<boolean>`privacy_versions.id is not distinct from ${inForce}`.as('is_in_force'),
    ])
}
