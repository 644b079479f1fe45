import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found, isDuplicate } from '#kit/server/http/errors.ts'
import { readList, readLongList } from '#kit/server/lists/list.ts'
import { changesBetween, revise } from '#kit/server/revisions/revisions.ts'
import { endSessionsOf } from '#kit/server/session/session.ts'
import { accountLinkDays, inviteAgain, requireGift, setBlocked } from '#people/account/server/account.steps.ts'
import { closeAccount } from '#people/account/server/closing.steps.ts'
import { forgetDevices } from '#people/session/server/known-devices.steps.ts'
import { hashNewPassword } from '#people/session/server/new-password.steps.ts'
import { forgetPasswordTokens, issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { requireOtherOwner } from '#people/session/server/session.queries.ts'
import { setPassword } from '#people/session/server/user-rows.steps.ts'
import {
  changeAccountEmail,
  changeAccountLanguage,
  enterAccount,
  forgetStudent,
  renameAccount,
} from '#people/students/server/students.steps.ts'
import { removeFactors } from '#people/two-factor/server/factors.steps.ts'
import { users } from '#people/users/contract/users.ts'
import { assignRole, createAccount, lockAccount } from './accounts.steps.ts'
import { firstName, lastName, userList } from './user-list.queries.ts'
import { accountDetails, visibleUsers } from './users.queries.ts'

type Person = { first_name: string; email: string; language_name: Language }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.created': { after: Person & { role: string }; token: string }
    'user.invited': { person: Person; token: string }
    /** `token`: of an invitation that went to another email. */
    'user.edited': { person: Person; changes: FieldChange[]; token: string | null }
    'user.sessionsEnded': object
    'user.passwordSet': object
    'user.secondFactorReset': object
    'user.removed': { before: object }
  }
}

const labels = {
  first_name: 'users.first_name',
  last_name: 'users.last_name',
  email: 'users.email',
  language_name: 'users.language_name',
  role: 'users.role',
} as const

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleUsers(ctx).select('users.id').where('users.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await accountDetails(ctx, id)) })

export const userRoutes = routes(users, {
  list: (ctx, query) => readLongList(ctx.db, { ...query, sortBy: query.sortBy ?? 'name' }, userList(ctx, query)),

  byRole: (ctx, { role, ...paging }) =>
    readList(
      ctx.db,
      { ...paging, filter: null, sortBy: 'name', descending: 0 },
      {
        table: 'users',
        matching: visibleUsers(ctx).where((eb) =>
          eb.exists(
            eb
              .selectFrom('user_roles')
              .innerJoin('roles', 'roles.id', 'user_roles.role_id')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('roles.name', '=', role),
          ),
        ),
        rows: (all) => all.select(['users.id', 'users.first_name', 'users.last_name', 'users.email']),
        search: sql.ref('users.search'),
        sort: { name: [lastName, firstName] },
      },
    ),

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  create: async (ctx, { role, ...draft }) => {
    if (role === 'pro-artist') failFields({ role: 'role_by_application' })
    await requireGift(ctx, [], role)
    return answer(ctx, (await createAccount(ctx, draft, role)) ?? failFields({ email: 'email_taken' }))
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, ...draft }) => {
      const { db, now, record } = ctx
      const account = await lockAccount(ctx, id, 'update')
      const after = { ...draft, role: draft.role ?? account.role }
      if (!(await revise(ctx, 'users', account, after, { revision, labels }))) return answer(ctx, id)
      if (after.role !== account.role) {
        if (after.role === 'pro-artist') failFields({ role: 'role_by_application' })
        if (account.student) fail('account_of_student')
        if (account.role === 'super-admin') await requireOtherOwner(db, id)
        await assignRole(ctx, account, after.role)
        if (after.role === 'client') await enterAccount(db, id, account, now)
        else await forgetStudent(db, id)
      }
      await renameAccount(db, id, after)
      await changeAccountLanguage(db, id, after.language_name)
      await changeAccountEmail(db, id, after.email).catch((error) => {
        if (isDuplicate(error)) failFields({ email: 'email_taken' })
        throw error
      })
      const changes = changesBetween(account, after)
      const token = await inviteAgain(ctx, { user_id: id }, changes)
      await record('user.edited', id, { person: account, changes, token })
      return answer(ctx, id)
    },
  },

  remove: {
    subject,
    handle: async (ctx, { id }) => {
      const before = await lockAccount(ctx, id, 'remove')
      if (before.role === 'super-admin') await requireOtherOwner(ctx.db, id)
      await forgetStudent(ctx.db, id)
      await closeAccount(ctx.db, id)
      await ctx.record('user.removed', id, { before })
    },
  },

  setPassword: {
    subject,
    prepare: (_ctx, { password }) => hashNewPassword(password),
    handle: async (ctx, { id }, passwordHash) => {
      await lockAccount(ctx, id, 'setPassword')
      await setPassword(ctx.db, id, passwordHash)
      await endSessionsOf(ctx.db, id, ctx.session)
      await forgetPasswordTokens(ctx.db, id)
      await forgetDevices(ctx.db, id)
      await ctx.record('user.passwordSet', id, {})
    },
  },

  resetSecondFactor: {
    subject,
    handle: async (ctx, { id }) => {
      await lockAccount(ctx, id, 'resetSecondFactor')
      await removeFactors(ctx.db, id)
      await endSessionsOf(ctx.db, id)
      await ctx.record('user.secondFactorReset', id, {})
    },
  },

  block: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const account = await lockAccount(ctx, id, 'block')
      await requireOtherOwner(ctx.db, id)
      await setBlocked(ctx, account, revision, true)
      return answer(ctx, id)
    },
  },

  unblock: {
    subject,
    handle: async (ctx, { id, revision }) => {
      const account = await lockAccount(ctx, id, 'unblock')
      await setBlocked(ctx, account, revision, false)
      return answer(ctx, id)
    },
  },

  invite: {
    subject,
    handle: async (ctx, { id }) => {
      const person = await lockAccount(ctx, id, 'invite')
      const token = await issuePasswordToken(ctx.db, id, accountLinkDays * 24 * 60, ctx.now)
      await ctx.record('user.invited', id, { person, token })
    },
  },

  endSessions: {
    subject,
    handle: async (ctx, { id }) => {
      await lockAccount(ctx, id, 'endSessions')
      await endSessionsOf(ctx.db, id)
      await ctx.record('user.sessionsEnded', id, {})
    },
  },
})
