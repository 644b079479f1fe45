import { type SqlBool, sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { inLanguage, isIn, readList } from '#kit/server/lists/list.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { changesBetween, requireRevision } from '#kit/server/revisions/revisions.ts'
import { requireOfNetwork } from '#network/artists/server/network.steps.ts'
import { editableStates } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import {
  additionalDetails,
  additionalRows,
  countEvidence,
  evidenceFile,
  isOverdue,
  lockAdditional,
  visibleAdditional,
} from './additional-responsibilities.queries.ts'
import { changesSince, statusName, takeStep, writeHistory } from './additional-steps.ts'
import { addEvidence, removeEvidence } from './evidence.ts'

const subject = (ctx: Context, { id }: { id: number }) => additionalDetails(ctx, id)

/** For calls of the artist alone: visible to the office, but a 403 there. */
const ownSubject = async (ctx: Context, params: { id: number }) => {
  const responsibility = await subject(ctx, params)
  return !responsibility || responsibility.is_own ? responsibility : fail('forbidden')
}

/** What the office decides, and the event that follows. */
const decisions = {
  accept: 'additionalResponsibility.accepted',
  sendBack: 'additionalResponsibility.sentBack',
  waive: 'additionalResponsibility.waived',
  reopen: 'additionalResponsibility.reopened',
} as const

type Decision = { id: number; comment: string | null; revision?: number }

const decision = (step: keyof typeof decisions) => ({
  subject,
  handle: async (ctx: Context, { id, comment, revision }: Decision) => {
    const responsibility = await takeStep(ctx, id, step, { comment }, revision)
    await ctx.record(decisions[step], id, { responsibility, comment })
    return answer(ctx, id)
  },
})

const answer = async (ctx: Context, id: number) => ({ data: found(await additionalDetails(ctx, id)) })

export const additionalResponsibilityRoutes = routes(additionalResponsibilities, {
  list: ({ db, user, language, now }, { status, overdue, artistId, ...query }) => {
    const matching = visibleAdditional(db, user)
      .$if(!!status, (rows) => rows.where('status', '=', status as NonNullable<typeof status>))
      .$if(overdue === 1, (rows) => rows.where(isOverdue(now)))
      .$if(overdue === 0, (rows) => rows.where(sql<boolean>`not ${isOverdue(now)}`))
      .$if(!!artistId, (rows) => rows.where('pro_artist_id', '=', artistId as number))
    return readList(db, query, {
      table: 'additional_responsibilities',
      matching,
      rows: (found) => additionalRows(found, { user, now }),
      search: mentions,
      sort: {
        status: [sql.ref('status_rank'), sql.ref('due_on')],
        name: [inLanguage(sql.ref('name'), language)],
        artist: [inPolishOrder('last_name'), inPolishOrder('first_name')],
        // Of any length, and rarely used: sorted without an index, as none could hold it.
      },
    })
  },

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  create: async (ctx, draft) => {
    const { db, user, now } = ctx
    await requireOfNetwork(db, draft.pro_artist_id)
    const { id } = await db
      .insertInto('additional_responsibilities')
      .values({ ...draft, given_by: user.id, created_at: now, status_changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeHistory(ctx, id, 'give')
    await ctx.record('additionalResponsibility.given', id, { responsibility: await lockAdditional(db, id) })
    return answer(ctx, id)
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, ...draft }) => {
      const locked = await lockAdditional(ctx.db, id)
      await requireRevision(ctx, locked, revision, (since) => changesSince(ctx, id, since))
      const current = found(await additionalDetails(ctx, id))
      const { name, description, due_on, is_evidence_wanted } = current
      const before = { name, description, due_on, is_evidence_wanted }
      const { status } = locked
      if (!editableStates.includes(status)) fail('responsibility_closed', { state: statusName(ctx, status) })
      const changes = changesBetween(before, draft)
      // A concurrent decision, and the artist's notification, depend only on what has changed.
      if (changes.length === 0) return { data: current }
      await ctx.db.updateTable('additional_responsibilities').set(draft).where('id', '=', id).execute()
      await writeHistory(ctx, id, 'edit', { changes })
      const responsibility = await lockAdditional(ctx.db, id)
      await ctx.record('additionalResponsibility.changed', id, { responsibility, before, after: draft })
      return answer(ctx, id)
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }, before) => {
      const responsibility = await lockAdditional(ctx.db, id)
      await ctx.db.deleteFrom('additional_responsibilities').where('id', '=', id).execute()
      await ctx.record('additionalResponsibility.removed', id, { responsibility, before })
    },
  },

  submit: {
    subject: ownSubject,
    handle: async (ctx, { id, note }) => {
      const responsibility = await takeStep(ctx, id, 'submit', { note })
      const { is_evidence_wanted: isWanted } = responsibility
      if (isWanted && (await countEvidence(ctx.db, id)) === 0) failFields({ evidence: 'evidence_missing' })
      await ctx.record('additionalResponsibility.submitted', id, { responsibility, note })
      return answer(ctx, id)
    },
  },

  withdraw: {
    subject: ownSubject,
    handle: async (ctx, { id }) => {
      await takeStep(ctx, id, 'withdraw')
      await ctx.record('additionalResponsibility.withdrawn', id, {})
      return answer(ctx, id)
    },
  },

  accept: decision('accept'),
  sendBack: decision('sendBack'),
  waive: decision('waive'),
  reopen: decision('reopen'),

  addEvidence: {
    subject: ownSubject,
    handle: async (ctx, { id, file }) => {
      await addEvidence(ctx, id, file)
      return answer(ctx, id)
    },
  },

  removeEvidence: {
    subject: ownSubject,
    handle: async (ctx, { id, evidence_id }) => {
      await removeEvidence(ctx, id, evidence_id)
      return answer(ctx, id)
    },
  },

  evidence: {
    subject,
    handle: async ({ db }, { id, evidence_id }) => ({ file: found(await evidenceFile(db, id, evidence_id)) }),
  },
})

/** A word is in the responsibility's name, or in the search text of its artist: each side has its index. */
function mentions(word: string) {
  const artists = sql`select id from pro_artists where ${isIn(sql.ref('pro_artists.search'), word)}`
  return sql<SqlBool>`(
    ${isIn(sql.ref('additional_responsibilities.search'), word)} or pro_artist_id = any (array(${artists}))
  )`
}
