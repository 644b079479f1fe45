import { channels as allChannels, type Channel, consents } from '#contract/consents/consents.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import type { Visitor } from './visitor.ts'

/** The person in the pictures has agreed, to all that are there. */
export async function agree(db: Db, itemId: number, channels: readonly Channel[] = allChannels): Promise<void> {
  const { last } = await db
    .selectFrom('portfolio_images')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .where('portfolio_item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  const said = { portfolio_item_id: itemId, pictures_until: last, user_id: null, at: new Date() }
  await db
    .insertInto('consent_events')
    .values({ ...said, event: 'GIVEN', channels: [...channels] })
    .execute()
}

/** What the artist hands to the person in the pictures. */
export async function linkTo(artist: Visitor, itemId: number): Promise<string> {
  const { data } = await artist.send(consents.ask, { id: itemId, email: null, language: 'pl' })
  return hashIn(data.link?.url ?? '')
}

export function hashIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
