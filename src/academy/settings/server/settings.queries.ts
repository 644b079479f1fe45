import { operatorFields } from '#academy/settings/contract/operator.ts'
import type { Settings } from '#academy/settings/contract/settings.ts'
import { retentionNames } from '#kit/contract/values/retention-days.ts'
import type { Db } from '#kit/server/postgres/database.ts'

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
      'is_gallery_on',
      'sign_ups',
      'sign_up_hold_hours',
      'two_factor_required_from',
      ...retentionNames,
      'inactive_applicant_months',
      ...operatorFields,
      'revision',
    ])
    .executeTakeFirstOrThrow()
}

/** From which day on the office needs a second factor; null: it is optional. */
export async function twoFactorDemand(db: Db): Promise<string | null> {
  const { two_factor_required_from } = await settingsInForce(db)
  return two_factor_required_from
}
