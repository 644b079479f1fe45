import { filledIn } from '#academy/privacy/contract/privacy-values.ts'
import { presentValues } from '#academy/privacy/server/privacy.queries.ts'
import { privacyTemplate } from '#academy/privacy/server/privacy-template.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/** The academy published the template as its notice, some weeks ago. */
export async function publishPrivacyNotice(db: Db, saved_by: number, now: Date): Promise<void> {
  const { values } = await presentValues(db)
  const text = {
    pl: filledIn(privacyTemplate.pl, values),
    'en-US': filledIn(privacyTemplate['en-US'], values),
  }
  await db
    .insertInto('privacy_versions')
    .values({
      number: 1,
      body: JSON.stringify(privacyTemplate) as never,
      saved_by,
      saved_at: shift(now, { days: -41 }),
      published_text: JSON.stringify(text) as never,
      published_at: shift(now, { days: -40 }),
    })
    .execute()
}
