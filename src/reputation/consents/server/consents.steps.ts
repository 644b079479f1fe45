import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import {
  channels as allChannels,
  type Channel,
  type ConsentEvent,
  isRefused,
  refusedChannels,
} from '#reputation/consents/contract/consents.ts'
import { consentRoute, noteSent, openConsentLink, replaceLinkOfOthers } from './consent-links.steps.ts'
import { isOfArtist } from './consent-origin.queries.ts'
import { writeToModel } from './consents.mail.ts'
import { lockRefusal } from './refusal-lock.steps.ts'
import { lockConsent } from './standing.steps.ts'
import { storeWithdrawal } from './withdrawals.ts'
import type { PublishedWords, Wording } from './wording.queries.ts'

type About = { pro_artist_id: number; channels: readonly Channel[] }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'consent.asked': { pro_artist_id: number }
    'consent.given': About
    'consent.withdrawn': About & { standing: readonly Channel[] }
    'consent.declined': { pro_artist_id: number }
    'consent.nobodyShown': { pro_artist_id: number; shows_nobody: boolean }
  }
}

/** Sends the person in the pictures the link that works, or a new one; never to the artist, who would answer for them. */
export async function askConsent(
  ctx: Context,
  itemId: number,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const item = await lockConsent(ctx.db, itemId)
  if (item.state === 'NOT_NEEDED') fail('consent_nobody_shown')
  if (isRefused(item.state)) fail('consent_answered')
  if (item.last_image === 0) fail('consent_no_pictures')
  if (await isOfArtist(ctx.db, item.pro_artist_id, email)) failFields({ email: 'consent_email_own' })
  await replaceLinkOfOthers(ctx, itemId, email)
  const { token, token_hash } = await openConsentLink(ctx, itemId)
  await writeToModel(ctx, itemId, { to: email, language, route: consentRoute(token) })
  await noteSent(ctx, token_hash, email)
  await insertEvent(ctx, itemId, { event: 'ASKED' })
  await ctx.record('consent.asked', itemId, { pro_artist_id: item.pro_artist_id })
}

/**
 * The declaration that nobody is in the pictures, or that somebody is after all. It does not override an answer of the
 * person.
 */
export async function declareNobody(ctx: Context, itemId: number, shows_nobody: boolean): Promise<void> {
  const { state, pro_artist_id } = await lockConsent(ctx.db, itemId)
  if (shows_nobody === (state === 'NOT_NEEDED')) return
  if (shows_nobody && state !== 'NOT_ASKED' && state !== 'ASKED') fail('consent_answered')
  await insertEvent(ctx, itemId, { event: shows_nobody ? 'NOT_NEEDED' : 'NEEDED' })
  await ctx.record('consent.nobodyShown', itemId, { pro_artist_id, shows_nobody })
}

type Statement = {
  give: readonly Channel[]
  withdraw: readonly Channel[]
  seen_until: number
  seen_event: string | null
  is_again?: boolean
  said_on?: string | null
  note?: string | null
  came_from?: ConsentEvent['came_from']
  /** Title and description that are agreed to; null: a paper that does not name them. */
  words: PublishedWords | null
  /** By the link: what was shown; null where that is not the present wording. */
  wording?: Wording | null
  /** Whether facts about health may be published; null leaves it as it is. */
  health: boolean | null
  given_by?: ConsentEvent['given_by']
  guardian_name?: string | null
}

/**
 * The person's answer, by their link or recorded by the office. A withdrawal is valid from a page of any age; consent
 * is valid only if there was no other event since the page was opened.
 */
export async function recordStatement(ctx: Actor, itemId: number, statement: Statement): Promise<void> {
  if (statement.withdraw.length > 0 || statement.health === false) await lockRefusal(ctx.db)
  const item = await lockConsent(ctx.db, itemId)
  if (item.state === 'NOT_NEEDED') fail('consent_nobody_shown')
  const words = wordsOf(item, statement)
  const effect = effectOf(item, statement, words.pictures_until)
  if (statement.said_on) await requireLastWord(ctx.db, itemId, statement.said_on, effect.added)
  if (effect.isNone) failFields({ give: 'required' })
  if (effect.addsConsent && !isOnPaper(statement)) requireGiver(statement)
  const obstacle = effect.addsConsent ? await obstacleTo(ctx.db, item, effect.added, statement) : null
  const withdraws = effect.withdrawn.length > 0 || effect.withdrawsHealth
  // A withdrawal counts even where the consent that is sent with it does not.
  if (obstacle && !withdraws) fail(obstacle)

  if (withdraws) await withdraw(ctx, item, effect.withdrawn, { ...words, health: effect.withdrawsHealth })
  if (!obstacle && effect.gives) await give(ctx, item, effect, { ...words, ...agreedTo(statement) })
  if (effect.declines) await decline(ctx, item, words)
}

/**
 * Who is erased agrees no longer (GDPR, article 17(1)(b)): nobody is left to take it back later. `emails` are those by which they were
 * reached.
 */
export async function withdrawOfErased(ctx: Actor, emails: readonly string[]): Promise<void> {
  const works = await ctx.db
    .selectFrom('consent_links')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
    .select('portfolio_items.id')
    .distinct()
    .where('replaced_at', 'is', null)
    .where('consent_state', '=', 'GIVEN')
    .where(sql<boolean>`lower(sent_to) = any(${emails.map((email) => email.toLowerCase())})`)
    .orderBy('portfolio_items.id')
    .execute()
  const nothing = { give: [], withdraw: allChannels, health: false, words: null, seen_event: null }
  for (const { id } of works) await recordStatement(ctx, id, { ...nothing, seen_until: 0 })
}

/** Consent on paper is recorded by the office, with a note about it. */
const isOnPaper = ({ note }: Statement) => note != null

/** What the person declared and where, and up to which picture. */
function wordsOf(item: Item, { seen_until, said_on = null, note = null, came_from = null }: Statement): Words {
  const pictures_until = Math.min(seen_until, Math.max(item.last_image, item.consented_until))
  return { pictures_until, said_on, note, came_from }
}

type Effect = ReturnType<typeof effectOf>

/** What a statement changes in the present consent; a channel that is both given and withdrawn is given. */
function effectOf(item: Item, statement: Statement, pictures_until: number) {
  const { give, withdraw, words, health } = statement
  const given = allChannels.filter((channel) => give.includes(channel))
  const added = given.filter((channel) => !item.consented.includes(channel))
  const hasNewPictures = pictures_until > item.consented_until
  const hasNewWords = words !== null && (item.gap === 'OLD' || item.gap === 'WORDS')
  const addsHealth = health === true && !item.consented_health
  const addsConsent = added.length > 0 || (given.length > 0 && (hasNewPictures || hasNewWords || addsHealth))
  const isUnanswered = item.state === 'NOT_ASKED' || item.state === 'ASKED'
  const isEmpty = given.length + withdraw.length === 0 && health !== false
  const repeatsRefusal = isOnPaper(statement) && given.length === 0 && isRefused(item.state)
  return {
    given,
    added,
    withdrawn: item.consented.filter((channel) => withdraw.includes(channel) && !given.includes(channel)),
    addsConsent,
    // A statement on paper is recorded even if it only confirms the present consent.
    gives: given.length > 0 && (addsConsent || isOnPaper(statement)),
    withdrawsHealth: health === false && item.consented_health,
    declines: isUnanswered && given.length === 0 && allChannels.every((channel) => withdraw.includes(channel)),
    isNone: isEmpty || repeatsRefusal,
  }
}

type Item = Awaited<ReturnType<typeof lockConsent>>
type Words = Pick<ConsentEvent, 'said_on' | 'note' | 'came_from'> & { pictures_until: number; health?: boolean }

/** Title, description, health and who agreed; by the link also the wording as it was shown. */
function agreedTo(statement: Statement) {
  const { words, wording, health, given_by, guardian_name } = statement
  return {
    words,
    health: health === true,
    ...(!isOnPaper(statement) &&
      wording && { wording: wording.text, wording_version: wording.version, wording_language: wording.language }),
    given_by: given_by ?? null,
    guardian_name: given_by === 'GUARDIAN' ? (guardian_name ?? null) : null,
  }
}

/** By the link somebody of age agrees: the person, or for a minor their guardian, by name. */
function requireGiver({ given_by, guardian_name }: Statement): void {
  if (!given_by) failFields({ given_by: 'required' })
  if (given_by === 'GUARDIAN' && !guardian_name) failFields({ guardian_name: 'required' })
}

async function withdraw(ctx: Actor, item: Item, channels: readonly Channel[], words: Words): Promise<void> {
  const key = await noted(ctx, item, 'WITHDRAWN', channels, words.health)
  await insertEvent(ctx, item.id, { event: 'WITHDRAWN', key, channels, ...words })
  const remaining = item.consented.filter((channel) => !channels.includes(channel))
  await ctx.record('consent.withdrawn', item.id, { pro_artist_id: item.pro_artist_id, channels, standing: remaining })
}

async function give(ctx: Actor, item: Item, { given, added }: Effect, agreed: Words & ReturnType<typeof agreedTo>) {
  const channels = added.length > 0 ? added : given
  await insertEvent(ctx, item.id, { event: 'GIVEN', channels, ...agreed })
  await ctx.record('consent.given', item.id, { pro_artist_id: item.pro_artist_id, channels })
}

async function decline(ctx: Actor, item: Item, words: Words): Promise<void> {
  const key = await noted(ctx, item, 'DECLINED', [])
  await insertEvent(ctx, item.id, { event: 'DECLINED', key, ...words })
  await ctx.record('consent.declined', item.id, { pro_artist_id: item.pro_artist_id })
}

/**
 * The reason why consent cannot be given: the page is out of date, or it was refused and the person has not confirmed
 * it.
 */
async function obstacleTo(db: Db, { id: itemId, state }: Item, added: readonly Channel[], statement: Statement) {
  const { seen_event, is_again, wording } = statement
  if (!isOnPaper(statement) && !wording) return 'consent_changed'
  const history = await db
    .selectFrom('consent_events')
    .select(['key', 'event', 'channels'])
    .where('portfolio_item_id', '=', itemId)
    .orderBy('id', 'desc')
    .execute()
  // The whole history if the event of the page is not in it any more, since a backup was restored.
  const known = history.findIndex(({ key }) => key === seen_event)
  const later = known < 0 ? history : history.slice(0, known)
  if (later.some(({ event }) => event !== 'ASKED'))
    return isOnPaper(statement) ? 'consent_changed_meanwhile' : 'consent_changed'
  // A paper is a new consent by its day, which comes after the refusal.
  const refused = isOnPaper(statement) ? [] : refusedChannels({ state, history })
  return !is_again && added.some((channel) => refused.includes(channel)) ? 'consent_not_again' : null
}

/** A paper gives nothing back that its person took back on a later day. */
async function requireLastWord(db: Db, itemId: number, day: string, added: readonly Channel[]): Promise<void> {
  const refusals = await db
    .selectFrom('consent_events')
    .select(['event', 'channels', 'said_on', 'at'])
    .where('portfolio_item_id', '=', itemId)
    .where('event', 'in', ['WITHDRAWN', 'DECLINED'])
    .execute()
  const isOlder = refusals.some(({ event, channels, said_on, at }) => {
    const isAboutThese = added.some((channel) => event === 'DECLINED' || channels.includes(channel))
    return isAboutThese && (said_on ?? academyDay(new Date(at))) > day
  })
  if (isOlder) failFields({ said_on: 'said_before_withdrawal' })
}

function noted(
  { storage, now }: Actor,
  { key }: Item,
  event: 'WITHDRAWN' | 'DECLINED',
  channels: readonly Channel[],
  health = false,
): Promise<string> {
  return storeWithdrawal(storage, { item: key, event, channels, at: now.toISOString(), ...(health && { health }) })
}

type EventFields = Partial<Words & Omit<ReturnType<typeof agreedTo>, 'health'>> & {
  event: ConsentEvent['event']
  channels?: readonly Channel[]
  key?: string
}

/** Adds an event; the database derives the present consent from the events. */
async function insertEvent(
  { db, user, now }: Actor,
  itemId: number,
  { channels = [], ...fields }: EventFields,
): Promise<void> {
  await db
    .insertInto('consent_events')
    .values({ ...fields, channels: [...channels], portfolio_item_id: itemId, user_id: user?.id ?? null, at: now })
    .execute()
}
