import { twoFactorDemand } from '#academy/settings/server/settings.queries.ts'
import { officeRoles } from '#kit/contract/permissions.ts'
import { hasAnyRole } from '#kit/contract/rights.ts'
import { routes } from '#kit/server/http/context.ts'
import { fail, failFields } from '#kit/server/http/errors.ts'
import { checkPassword } from '#people/session/server/check-password.steps.ts'
import { forgetLoginFailures } from '#people/session/server/login-attempts.steps.ts'
import { accountOfSecondStep } from '#people/session/server/second-step.steps.ts'
import { signIn } from '#people/session/server/sign-in.steps.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { beginAuthenticator, finishAuthenticator } from './authenticator.steps.ts'
import { ownerOfPasskey } from './ceremony.steps.ts'
import { claimCode, takeCode } from './codes.steps.ts'
import { confirmByNewFactor, confirmSession, isConfirmed, requireConfirmation } from './confirmation.steps.ts'
import { hasPasskeys } from './passkeys.queries.ts'
import { forgetRecoveryCodes, issueRecoveryCodes } from './recovery-codes.steps.ts'
import { authenticatorSince, isBegun, lockedFactorOf, recoveryCodesLeft, secondFactorOf } from './two-factor.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.authenticatorAdded': object
    'user.authenticatorRemoved': object
    'user.recoveryCodesRenewed': object
  }
}

export const twoFactorRoutes = routes(twoFactor, {
  challenge: {
    prepare: async (ctx) => {
      const account = (await accountOfSecondStep(ctx)) ?? fail('code_not_asked')
      return { account, attempt: await claimCode(ctx, account.email) }
    },
    handle: async (ctx, { code }, { account, attempt }) => {
      await takeCode(ctx, account.id, code, attempt)
      await signIn(ctx, account.id, { has_second_factor: true })
    },
  },

  mine: async (ctx) => ({
    data: {
      authenticator_since: await authenticatorSince(ctx.db, ctx.user.id),
      recovery_codes_left: await recoveryCodesLeft(ctx.db, ctx.user.id),
      has_passkeys: await hasPasskeys(ctx),
      is_confirmed: isConfirmed(ctx),
      required_from: hasAnyRole(ctx.user, officeRoles) ? await twoFactorDemand(ctx.db) : null,
      is_due: ctx.session?.owesFactor ?? false,
    },
  }),

  confirm: {
    prepare: async (ctx, { own_password, code, answer }) => {
      if (answer !== undefined) return null
      if (code !== undefined) return claimCode(ctx, ctx.user.email)
      // Otherwise the password alone would change the second factor.
      if ((await secondFactorOf(ctx.db, ctx.user.id)) !== 'NONE') failFields({ own_password: 'factor_asked' })
      const known = await checkPassword(ctx, ctx.user.email, own_password ?? '')
      return known?.attempt ?? failFields({ own_password: 'password_wrong' })
    },
    handle: async (ctx, { code, answer }, attempt) => {
      if (answer !== undefined && (await ownerOfPasskey(ctx, answer)) !== ctx.user.id)
        failFields({ answer: 'passkey_wrong' })
      if (code !== undefined && attempt) await takeCode(ctx, ctx.user.id, code, attempt)
      else if (attempt) {
        // Once more: the first factor may have come while the password waited for its turn and was compared.
        if ((await lockedFactorOf(ctx.db, ctx.user.id)) !== 'NONE') failFields({ own_password: 'factor_asked' })
        await forgetLoginFailures(ctx.db, attempt)
      }
      await confirmSession(ctx, (code ?? answer) === undefined ? 'password' : 'factor')
    },
  },

  beginAuthenticator: async (ctx) => {
    await requireConfirmation(ctx)
    return { data: (await beginAuthenticator(ctx, ctx.user)) ?? fail('authenticator_there') }
  },

  finishAuthenticator: async (ctx, { code }) => {
    const { db, user, record } = ctx
    await requireConfirmation(ctx)
    if (!(await isBegun(db, user.id))) fail('authenticator_not_begun')
    if (!(await finishAuthenticator(ctx, user.id, code))) failFields({ code: 'code_wrong' })
    await confirmByNewFactor(ctx)
    const hasCodes = (await recoveryCodesLeft(db, user.id)) > 0
    await record('user.authenticatorAdded', user.id, {})
    return { data: { recovery_codes: hasCodes ? null : await issueRecoveryCodes(db, user.id) } }
  },

  removeAuthenticator: async (ctx) => {
    const { db, user, record } = ctx
    await requireConfirmation(ctx)
    const removed = await db
      .deleteFrom('authenticators')
      .where('user_id', '=', user.id)
      .returning('confirmed_at')
      .execute()
    if (!removed[0]?.confirmed_at) fail('no_second_factor')
    if ((await secondFactorOf(db, user.id)) === 'NONE') await forgetRecoveryCodes(db, user.id)
    await record('user.authenticatorRemoved', user.id, {})
  },

  renewRecoveryCodes: async (ctx) => {
    const { db, user, record } = ctx
    await requireConfirmation(ctx)
    if ((await secondFactorOf(db, user.id)) === 'NONE') fail('no_second_factor')
    const recovery_codes = await issueRecoveryCodes(db, user.id)
    await record('user.recoveryCodesRenewed', user.id, {})
    return { data: { recovery_codes } }
  },
})
