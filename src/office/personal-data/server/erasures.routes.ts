import { sql } from 'kysely'
import { officeAddresses } from '#academy/terms/server/office-addresses.queries.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { AllFeatures } from '#kit/server/http/feature.ts'
import { readList } from '#kit/server/lists/list.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { startSession } from '#kit/server/session/session.ts'
import { type ErasurePreview, erasures, undoDays } from '#office/personal-data/contract/erasures.ts'
import type { PersonKind } from '#office/personal-data/contract/personal-data.ts'
import { requireReach } from '#people/account/server/account.steps.ts'
import { requireConfirmation } from '#people/two-factor/server/confirmation.steps.ts'
import { previewErasure } from './erasure/erase.ts'
import { eraseGuest } from './erasure/erase-guest.ts'
import { obstaclesTo } from './erasure/erasure-obstacles.ts'
import { erasureRows, pendingErasures, visibleErasures } from './erasures.queries.ts'
import { requestErasure, withdrawErasure } from './erasures.steps.ts'
import { guestOf } from './guests.queries.ts'
import { type Person, personOf } from './person.ts'
import { ownPerson } from './personal-data.routes.ts'
import { visiblePerson } from './visible-person.queries.ts'

export const erasureRoutes = (features: AllFeatures) => {
  const preview = async ({ db, now }: Context, person: Person): Promise<{ data: ErasurePreview }> => ({
    data: {
      ...(await previewErasure(db, declaredBy(features()), person)),
      person: named(person),
      obstacles: await obstaclesTo(db, person),
      due_at: shift(now, { days: undoDays }),
      pending: (await erasureRows(pendingErasures(db, person)).executeTakeFirst()) ?? null,
    },
  })
  const shown = async (db: Db, id: number) => ({
    data: await erasureRows(db.selectFrom('erasures').where('erasures.id', '=', id)).executeTakeFirstOrThrow(),
  })
  const visible =
    (kind: PersonKind) =>
    (ctx: Context, { id }: { id: number }) =>
      visiblePerson(ctx, kind, id)
  const previewVisible = async (ctx: Context, _input: object, person: Person) => {
    await requireReach(ctx, { user_id: person.user })
    return preview(ctx, person)
  }
  const requestVisible = async (ctx: Context, { is_settled }: { is_settled: boolean }, person: Person) => {
    // A person who requests their own erasure confirms who they are, and gets a link to withdraw it.
    if (person.user === ctx.user.id) fail('erasure_own')
    await requireReach(ctx, { user_id: person.user })
    return shown(ctx.db, await requestErasure(ctx, person, { cause: 'OFFICE', isSettled: is_settled }))
  }
  const subject = (ctx: Context, { id }: { id: number }) =>
    visibleErasures(ctx).select('erasures.id').where('erasures.id', '=', id).executeTakeFirst()

  return routes(erasures, {
    list: (ctx, query) =>
      readList(
        ctx.db,
        { ...query, sortBy: query.sortBy ?? 'requested_at', descending: query.sortBy ? query.descending : 1 },
        {
          table: 'erasures',
          matching: visibleErasures(ctx),
          rows: erasureRows,
          search: sql.lit(''),
          sort: {},
        },
      ),

    get: {
      subject,
      handle: async ({ db }, { id }) => {
        const { data } = await shown(db, id)
        return { data: { ...data, blocking: data.held_since && !data.done_at ? await blocking(db, id) : null } }
      },
    },

    previewArtist: { subject: visible('artist'), handle: previewVisible },
    previewStudent: { subject: visible('student'), handle: previewVisible },
    previewUser: { subject: visible('user'), handle: previewVisible },
    requestArtist: { subject: visible('artist'), handle: requestVisible },
    requestStudent: { subject: visible('student'), handle: requestVisible },
    requestUser: { subject: visible('user'), handle: requestVisible },

    previewGuest: async (ctx, { email }) => ({
      data: await previewErasure(ctx.db, declaredBy(features()), await guestOf(ctx, email)),
    }),

    eraseGuest: async (ctx, { email }) => {
      await requireConfirmation(ctx)
      return shown(ctx.db, await eraseGuest(ctx, declaredBy(features()), email))
    },

    withdraw: { subject, handle: (ctx, { id }) => withdrawErasure(ctx, id) },

    previewOwn: async (ctx) => {
      const { data } = await preview(ctx, await ownPerson(ctx))
      return { data: { ...data, contacts: await officeAddresses(ctx) } }
    },

    requestOwn: async (ctx) => {
      const { db, client, now, giveSession } = ctx
      await requireConfirmation(ctx)
      const id = await requestErasure(ctx, await ownPerson(ctx), { cause: 'SELF' })
      giveSession(await startSession(db, null, client, now))
      return shown(db, id)
    },

    openLink: async ({ db }, { token }) => ({ data: found(await ofLink(db, token)) }),

    withdrawByLink: async (ctx, { token }) => {
      const { id } = found(await ofLink(ctx.db, token))
      await withdrawErasure(ctx, id)
    },
  })
}

const named = ({ user, artist, student, name }: Person) => ({ user, artist, student, name })

/** Where something of it was settled meanwhile, the clock erases within the hour. */
async function blocking(db: Db, id: number) {
  const { user_id, artist_id } = await db
    .selectFrom('erasures')
    .select(['user_id', 'artist_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const person = user_id ? await personOf(db, 'user', user_id) : await personOf(db, 'artist', artist_id ?? 0)
  return person ? { person: named(person), obstacles: await obstaclesTo(db, person) } : null
}

/** Of a link that was mailed, as long as there is something to withdraw. */
function ofLink(db: Db, token: string) {
  return db
    .selectFrom('erasures')
    .select(['id', 'due_at'])
    .where('undo_hash', '=', hashToken(token))
    .where('done_at', 'is', null)
    .executeTakeFirst()
}
