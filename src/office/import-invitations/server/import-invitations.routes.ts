import { sql } from 'kysely'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { lockRow } from '#kit/server/revisions/revisions.ts'
import { importInvitations } from '#office/import-invitations/contract/import-invitations.ts'
import { kindOf } from '#office/imports/contract/import-kinds.ts'
import type { ImportDetails } from '#office/imports/contract/imports.ts'
import { importDetails } from '#office/imports/server/imports.queries.ts'
import { requireGift } from '#people/account/server/account.steps.ts'
import { invitationSummary, inviteeRows, inviteesOf } from './import-invitations.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'import.invited': { name: string; count: number }
    'import.invitationsStopped': { name: string; count: number }
  }
}

const subject = (ctx: Context, { id }: { id: number }) => importDetails(ctx, id)

const answer = async ({ db }: Context, row: ImportDetails) => ({ data: await invitationSummary(db, row) })

export const importInvitationRoutes = routes(importInvitations, {
  list: {
    subject,
    handle: ({ db }, { id: _, state, ...query }, row: ImportDetails) =>
      readList(
        db,
        { ...query, sortBy: query.sortBy ?? 'id' },
        {
          table: 'users',
          matching: inviteesOf(db, row, state),
          rows: inviteeRows,
          search: sql<string>`fold(${fullNameIn('users')} || ' ' || users.email)`,
          sort: {},
        },
      ),
  },

  summary: { subject, handle: async (ctx, _, row: ImportDetails) => answer(ctx, found(row)) },

  invite: {
    subject,
    handle: async (ctx, { id, user_id }) => {
      const { db, user, now } = ctx
      const row = await lockImport(ctx, id)
      const { gives } = kindOf(row)
      if (gives) await requireGift(ctx, [], gives)
      const invited = await db
        .insertInto('import_invitations')
        .columns(['user_id', 'import_id', 'invited_by', 'created_at'])
        .expression(
          inviteesOf(db, row, 'NONE')
            .select(['users.id', sql<number>`${row.id}::int`.as('import_id')])
            .select([sql<number>`${user.id}::int`.as('by'), sql<string>`${now}::timestamptz`.as('at')])
            .$if(!!user_id, (some) => some.where('users.id', '=', user_id as number)),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .execute()
      if (invited.length > 0) await ctx.record('import.invited', row.id, { name: row.file_name, count: invited.length })
      return answer(ctx, row)
    },
  },

  stop: {
    subject,
    handle: async (ctx, { id, user_id }) => {
      const row = await lockImport(ctx, id)
      const stopped = await ctx.db
        .deleteFrom('import_invitations')
        .where('import_id', '=', row.id)
        .where('sent_at', 'is', null)
        .$if(!!user_id, (some) => some.where('user_id', '=', user_id as number))
        .returning('user_id')
        .execute()
      if (stopped.length > 0)
        await ctx.record('import.invitationsStopped', row.id, { name: row.file_name, count: stopped.length })
      return answer(ctx, row)
    },
  },
})

/** It may have been taken back or deleted meanwhile. */
async function lockImport(ctx: Context, id: number): Promise<ImportDetails> {
  await lockRow(ctx.db, 'imports', id)
  return found(await importDetails(ctx, id))
}
