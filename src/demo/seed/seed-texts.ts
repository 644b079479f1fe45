import { partsOf, type TextPlace } from '#academy/translations/contract/text-places.ts'
import { saveText } from '#academy/translations/server/text-saving.ts'
import type { User } from '#kit/contract/session.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { demoTexts } from '../records/demo-texts.ts'
import { officeIdOf, type UserIds } from './seed-accounts.ts'
import { contextThen } from './seed-context.ts'

/** Enters what the office changed of the portal's texts, and which defaults it changed then. */
export async function enterTexts(portal: Portal, userIds: UserIds): Promise<void> {
  const { db, clock } = portal
  const office = await readUser(db, officeIdOf(userIds))
  for (const { key, days, texts, before = {} } of demoTexts) {
    const ctx = contextThen(portal, new Date(shift(clock(), { days: -days })), office)
    const { id } = await db.selectFrom('texts').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    await saveText({ ...ctx, user: office as User }, id, undefined, texts)
    for (const [place, known_default] of Object.entries(before) as [TextPlace, string][])
      await db
        .updateTable('translations')
        .set({ known_default, default_since: shift(clock(), { days: -6 }) })
        .where('text_id', '=', id)
        .where('language_id', '=', (eb) =>
          eb.selectFrom('languages').select('languages.id').where('code', '=', partsOf(place).language),
        )
        .execute()
  }
}
