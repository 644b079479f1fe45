// The table of the feature.
import type {} from '#academy/settings/server/settings.queries.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** The academy's present settings; its vouchers were issued with this delay. */
export async function enterSettings(db: Db): Promise<void> {
  await db
    .updateTable('settings')
    .set({
      voucher_delay_in_days: 14,
      marketing_materials_link: 'https://drive.google.com/drive/folders/atelier-materialy',
      dedicated_terms_emails: ['terminy@akademia-atelier.example', 'biuro@akademia-atelier.example'],
      review_voucher_percent: 10,
      is_gallery_on: true,
      operator_name: 'Atelier Akademia Stylizacji Brwi sp. z o.o.',
      operator_address: 'ul. Przykładowa 12/3, 00-001 Warszawa',
      operator_tax_id: '1111111111',
      operator_register_number: 'KRS 0000000000',
      operator_email: 'biuro@akademia-atelier.example',
      operator_phone: '+48221234567',
      privacy_email: 'dane@akademia-atelier.example',
      operator_account: 'PL61109010140000071219812874',
    })
    .execute()
}
