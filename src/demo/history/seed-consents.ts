import type { Context } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Channel, ConsentEvent } from '#reputation/consents/contract/consents.ts'
import { openConsentLink } from '#reputation/consents/server/consent-links.steps.ts'
import { wordingOf } from '#reputation/consents/server/wording.queries.ts'

type Word = { event: ConsentEvent['event']; channels?: Channel[]; byArtist?: boolean; after: number }

const requested: Word = { event: 'ASKED', byArtist: true, after: 0.1 }
const given = (...channels: Channel[]): Word => ({ event: 'GIVEN', channels, after: 0.6 })

/** The statements of people in the pictures, the usual first; works take them in turn. */
const usual: Word[][] = [
  [requested, given('ACADEMY', 'WEBSITE', 'SOCIAL')],
  [requested, given('ACADEMY', 'WEBSITE')],
  [requested, given('ACADEMY', 'WEBSITE', 'SOCIAL'), { event: 'WITHDRAWN', channels: ['SOCIAL'], after: 3 }],
]
const ofStatus: Record<string, Word[][]> = {
  PENDING: [
    [requested, given('ACADEMY', 'WEBSITE')],
    [requested],
    [{ event: 'NOT_NEEDED', byArtist: true, after: 0.1 }],
  ],
  REJECTED: [
    [requested, given('ACADEMY')],
    [requested, { event: 'DECLINED', after: 0.4 }],
  ],
  HIDDEN: [
    [requested, given('ACADEMY', 'WEBSITE'), { event: 'WITHDRAWN', channels: ['ACADEMY', 'WEBSITE'], after: 2 }],
  ],
}

type Services = Pick<Context, 'db' | 'config' | 'texts' | 'now'>

/** The consent of the people in the works of the demo academy, in every state there is; drafts have no request yet. */
export async function enterConsents(ctx: Services): Promise<void> {
  const works = await ctx.db
    .selectFrom('portfolio_items')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select((eb) => [
      'portfolio_items.id',
      'status',
      'created_at',
      'pro_artists.user_id',
      eb
        .selectFrom('portfolio_images')
        .select(({ fn }) => fn.coalesce(fn.max('portfolio_images.id'), eb.lit(0)).as('last'))
        .whereRef('portfolio_item_id', '=', 'portfolio_items.id')
        .as('last_image'),
    ])
    .where('status', '!=', 'DRAFT')
    .orderBy('portfolio_items.id')
    .execute()
  const turns = new Map<string, number>()
  for (const { id, status, created_at, user_id, last_image } of works) {
    const turn = turns.get(status) ?? 0
    turns.set(status, turn + 1)
    const stories = ofStatus[status] ?? usual
    const story = stories[turn % stories.length] as Word[]
    const at = (days: number) => new Date(shift(new Date(created_at), { days }))
    if (story.includes(requested)) await openConsentLink({ ...ctx, now: at(requested.after) }, id)
    const agreed = await agreedTo(ctx, id)
    const rows = story.map(({ event, channels = [], byArtist, after }) => ({
      ...{ event, channels, portfolio_item_id: id, pictures_until: last_image ?? 0 },
      ...{ user_id: byArtist ? user_id : null, at: at(after) },
      ...(event === 'GIVEN' && agreed),
    }))
    await ctx.db.insertInto('consent_events').values(rows).execute()
    if (story.length > 1) await answered(ctx, id)
  }
}

/** Some consents of the demo are from before wordings were stored. */
const isOld = (id: number) => id % 12 === 5

/** What was agreed to, with its wording as it was shown; a consent from before is to the pictures alone. */
async function agreedTo({ db, texts }: Services, id: number) {
  if (isOld(id)) return {}
  const { text, words, health, version } = await wordingOf({ db, texts }, 'pl', id)
  return {
    ...{ words, health: health !== null, given_by: 'ADULT' as const },
    ...{ wording: text, wording_version: version, wording_language: 'pl' as const },
  }
}

async function answered({ db }: Services, id: number): Promise<void> {
  await db.updateTable('consent_links').set({ expires_at: null }).where('portfolio_item_id', '=', id).execute()
}
