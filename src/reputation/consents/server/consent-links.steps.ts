import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endOfDayIn } from '#kit/server/postgres/midnight.ts'
import { secretLink } from '#kit/server/session/secret-link.ts'
import type { Config } from '#kit/server/start/config.ts'
import type { Consent } from '#reputation/consents/contract/consents.ts'

/** How long a link waits for an answer. */
const linkDays = 60
const consentLink = secretLink('consent of a model')

type Services = Pick<Context<unknown>, 'db' | 'config' | 'now'>

/** The link that works, good for as long again if it is still to be answered; else a fresh one. */
export async function openConsentLink({ db, config, now }: Services, itemId: number) {
  const link = await workingLink(db, config, itemId, now)
  const expires_at = await endOfDayIn(db, linkDays, now)
  if (link) {
    await db
      .updateTable('consent_links')
      .set({ expires_at })
      .where('token_hash', '=', link.token_hash)
      .where('expires_at', 'is not', null)
      .execute()
    return { ...link, isNew: false }
  }
  await db
    .updateTable('consent_links')
    .set({ replaced_at: now })
    .where('portfolio_item_id', '=', itemId)
    .where('expires_at', 'is not', null)
    .execute()
  const { token, stored } = consentLink.create(config)
  await db
    .insertInto('consent_links')
    .values({
      ...{ ...stored, portfolio_item_id: itemId, created_at: now, expires_at },
      ...{ replaced_at: null, sent_to: null, sent_at: null },
    })
    .execute()
  return { token, token_hash: stored.token_hash, isNew: true }
}

/** An unanswered link that another address was sent stops working: who has it would speak for the person. */
export async function replaceLinkOfOthers({ db, now }: Services, itemId: number, email: string): Promise<void> {
  await db
    .updateTable('consent_links')
    .set({ replaced_at: now })
    .where('portfolio_item_id', '=', itemId)
    .where('expires_at', 'is not', null)
    .where('replaced_at', 'is', null)
    .where(sql<string>`lower(sent_to)`, '<>', email.toLowerCase())
    .execute()
}

export async function noteSent({ db, now }: Services, tokenHash: Buffer, sent_to: string): Promise<void> {
  await db.updateTable('consent_links').set({ sent_to, sent_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** From now on the link is the person's own: it never ends. */
export async function noteAnswered(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('consent_links').set({ expires_at: null }).where('token_hash', '=', tokenHash).execute()
}

/** To whom the link that works was sent. */
export async function sentLink({ db, config, now }: Services, itemId: number): Promise<Consent['link']> {
  const link = await workingLink(db, config, itemId, now)
  return link && { expires_at: link.expires_at, sent_to: link.sent_to, sent_at: link.sent_at }
}

export const consentRoute = (token: string) => `portfolio/consent/${token}`

/** Null where there is none, it is over, or the portal's secret changed since. */
async function workingLink(db: Db, config: Config, itemId: number, now: Date) {
  const link = await db
    .selectFrom('consent_links')
    .select(['nonce', 'token_hash', 'expires_at', 'sent_to', 'sent_at'])
    .where('portfolio_item_id', '=', itemId)
    .where('replaced_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const token = link && consentLink.tokenOf(config, link)
  return token ? { ...link, token } : null
}
