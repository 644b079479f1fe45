import type { Db } from '#kit/server/postgres/database.ts'
import { channels as allChannels, type Channel, consents } from '#reputation/consents/contract/consents.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import type { Visitor } from '#testing/visitor.ts'

/** The person in the pictures has agreed, to all that are there and to the words next to them. */
export async function agree(db: Db, itemId: number, channels: readonly Channel[] = allChannels): Promise<void> {
  const { last } = await db
    .selectFrom('portfolio_images')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .where('portfolio_item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  const { title, description } = await db
    .selectFrom('portfolio_items')
    .select(['title', 'description'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const words = { title, description }
  const entry = { portfolio_item_id: itemId, words, pictures_until: last, user_id: null, at: new Date() }
  await db
    .insertInto('consent_events')
    .values({ ...entry, event: 'GIVEN', channels: [...channels] })
    .execute()
}

/** The link that the person in the pictures gets by mail. */
export async function linkTo(db: Db, artist: Visitor, itemId: number): Promise<string> {
  const email = `model-${itemId}@example.com`
  await artist.send(consents.ask, { id: itemId, email, language: 'pl' })
  const { route } = await lastMail(db, email)
  return route.slice(route.lastIndexOf('/') + 1)
}

/** What the page of the person shows now, and who agrees: sent with an answer. */
export async function shownOnPage(model: Visitor, hash: string) {
  const { seen_until, history, wording } = (await model.send(consents.open, { hash })).data
  const given_by = 'ADULT' as const
  return { seen_until, seen_event: history[0]?.key ?? null, seen_wording: wording.key, given_by }
}
