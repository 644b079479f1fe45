import type { Settings } from '#academy/settings/contract/settings.ts'
import { type RetentionName, retentionNames } from '#kit/contract/values/retention-days.ts'
import type { Db, Generated } from '#kit/server/postgres/database.ts'

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    settings: {
      id: Generated<number>
      voucher_delay_in_days: Generated<number>
      marketing_materials_link: string | null
      dedicated_terms_emails: Generated<string[]>
      review_voucher_percent: number | null
      two_factor_required_from: string | null
      inactive_applicant_months: number | null
      revision: Generated<number>
    } & { [Name in RetentionName]: Generated<number> }
  }
}

/** What the academy decided, under the names of the wire. */
export function settingsInForce(
  db: Db,
): Promise<Omit<Settings, 'scheduled_vouchers' | 'terms_and_conditions_files' | 'last_retention'> & { id: number }> {
  return db
    .selectFrom('settings')
    .select([
      'id',
      'voucher_delay_in_days as voucherDelayInDays',
      'marketing_materials_link as googleDriveMarketingMaterialsLink',
      'dedicated_terms_emails as emails',
      'review_voucher_percent',
      'two_factor_required_from',
      ...retentionNames,
      'inactive_applicant_months',
      'revision',
    ])
    .executeTakeFirstOrThrow()
}

/** From which day on the office needs a second factor; null: it is optional. */
export async function twoFactorDemand(db: Db): Promise<string | null> {
  const { two_factor_required_from } = await settingsInForce(db)
  return two_factor_required_from
}
