import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { isFrom, measures, reportReasons, standingBy } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { reviews } from '#reputation/reviews/contract/reviews.ts'
import { removalsOf } from '#reputation/reviews/server/removals.queries.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { takenDown } from '#testing/make/make-reports.ts'
import { reviewOf } from '#testing/make/make-reviews.ts'
import { makeReport, moveReport } from './abuse-reports.steps.ts'
import { takeOut } from './author-case.ts'

/* The public figures of removals equal the rows, after any reports, edits and decisions in any order. */

let world: Academy
let artistId: number
let reviewIds: number[]
beforeAll(async () => {
  world = await academy()
  const { id } = await world.person('pro-artist')
  artistId = await artistOf(id)
  const ratings = [1, 1, 2, 3, 5]
  const made = await Promise.all(ratings.map((rating) => reviewOf(world, artistId, null, { rating })))
  reviewIds = made.map((review) => review.id)
  return world.close
})

const anyAct = fc.oneof(
  fc.record({ act: fc.constant('report' as const), reason: fc.constantFrom(...reportReasons) }),
  fc.record({ act: fc.constant('edit' as const) }),
  fc.record({ act: fc.constant('expire' as const) }),
  fc.record({ act: fc.constant('dismiss' as const) }),
  fc.record({ act: fc.constant('uphold' as const), measure: fc.constantFrom(...measures) }),
  fc.record({ act: fc.constant('object' as const) }),
  fc.record({ act: fc.constant('acceptObjection' as const) }),
  fc.record({ act: fc.constant('rejectObjection' as const) }),
)
type Act = (typeof anyAct extends fc.Arbitrary<infer One> ? One : never) & { which: number }

test('after any actions each review has the state of its reports, and the public figures are those of the rows', async () => {
  const acts = fc.array(fc.tuple(anyAct, fc.nat({ max: 4 })), { minLength: 15, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      for (const [act, which] of list) await tried({ ...act, which })
      await requireTruth()
    }),
    { numRuns: 15 },
  )
}, 60_000)

test('stand on the artist’s page also where no review is left', async () => {
  const { id } = await world.person('pro-artist')
  const whose = await artistOf(id)
  await takenDown(world, whose, null)
  const { data } = await world.as.office.send(artists.get, { id: whose })
  expect(data.reviews).toMatchObject({
    figures: { count: 0 },
    removed: [0, 0, 0, 0, 1],
    reports: { decided: 1, refused: 0 },
  })
  const { data: figures } = await world.as.office.send(reviews.figures, { artistId: whose })
  expect(figures).toMatchObject({ count: 0, removed: [0, 0, 0, 0, 1], reports: { decided: 1, refused: 0 } })
})

async function artistOf(user_id: number): Promise<number> {
  const found = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return found.id
}

let edits = 0

/** What the state does not allow is refused, and changes nothing. */
async function tried(act: Act): Promise<void> {
  try {
    await world.db.transaction().execute((db) => done(portalActs({ ...world, portal: { ...world.portal, db } }), act))
  } catch (error) {
    expect(error).toMatchObject({
      code: expect.stringMatching(/^(report_state|review_not_shown|review_version_reported)$/),
    })
  }
}

async function done(ctx: ReturnType<typeof portalActs>, { which, ...act }: Act): Promise<void> {
  const reviewId = reviewIds[which] as number
  if (act.act === 'report') {
    await makeReport(ctx, reviewId, { reason: act.reason, explanation: 'x' })
    return
  }
  // Most acts find a report that they fit; the rest tries one that they do not.
  const reports = await ctx.db
    .selectFrom('abuse_reports')
    .select(['id', 'state'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute()
  const fitting = reports.find(({ state }) => isFrom(act.act, state)) ?? reports.at(-1)
  if (act.act === 'edit' && fitting?.state !== 'WITH_AUTHOR') return edited(ctx, reviewId)
  if (!fitting) return
  const { now } = ctx
  const decided = { note: 'x', decided_at: now }
  const answered = { objection_note: 'x', objection_decided_at: now }
  if (act.act === 'edit') {
    edits += 1
    return takeOut(ctx, fitting.id, `Nowa treść opinii numer ${edits}.`)
  }
  const set = {
    expire: {},
    dismiss: decided,
    uphold: { ...decided, measure: 'measure' in act ? act.measure : 'HIDDEN', ground: 'OTHER' },
    object: { objection: 'x', objected_at: now },
    acceptObjection: answered,
    rejectObjection: answered,
  } as const
  await moveReport(ctx, fitting.id, act.act, { set: set[act.act] })
}

/** As by the link of the review itself, while it is shown. */
async function edited(ctx: ReturnType<typeof portalActs>, id: number): Promise<void> {
  const review = await ctx.db
    .updateTable('reviews')
    .set((eb) => ({ revision: eb('revision', '+', 1), edited_at: ctx.now }))
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .returning('training_id')
    .executeTakeFirst()
  if (review) await ctx.record('review.edited', id, { training_id: review.training_id, fields: ['text'] })
}

async function requireTruth(): Promise<void> {
  const { db } = world
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'rating', 'status'])
    .where('id', 'in', reviewIds)
    .orderBy('id')
    .execute()
  const reports = await db.selectFrom('abuse_reports').selectAll().where('review_id', 'in', reviewIds).execute()
  expect(rows.map(({ status }) => status)).toEqual(
    rows.map(({ id }) => standingBy(reports.filter(({ review_id }) => review_id === id))),
  )
  const isUpheld = (id: number) => reports.some(({ review_id, status }) => review_id === id && status === 'UPHELD')
  const down = rows.filter(({ id, status }) => status === 'REMOVED' || (status === 'HIDDEN' && isUpheld(id)))
  const ofArtist = db.selectFrom('reviews').where('reviews.artist_id', '=', artistId)
  const { removed, reports: counted } = await removalsOf(db, ofArtist, { artistId })
  expect(removed).toEqual([1, 2, 3, 4, 5].map((star) => down.filter(({ rating }) => rating === star).length))
  const decided = reports.filter(({ status }) => status !== 'OPEN')
  const refused = decided.filter(({ status }) => status === 'DISMISSED').length
  expect(counted).toEqual({ decided: decided.length, refused })
  const { average_rating, reviews_count } = await db
    .selectFrom('pro_artists')
    .select(['average_rating', 'reviews_count'])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  const shown = rows.filter(({ status }) => status === 'PUBLISHED')
  expect(reviews_count).toBe(shown.length)
  const sum = shown.reduce((total, { rating }) => total + rating, 0)
  expect(average_rating).toBe(shown.length === 0 ? null : Math.round((sum / shown.length) * 100) / 100)
}
