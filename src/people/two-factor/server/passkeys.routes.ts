import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { seal } from '#kit/server/session/secrets.ts'
import { signIn } from '#people/session/server/sign-in.steps.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { expected, giveChallenge, ownerOfPasskey, takeChallenge } from './ceremony.steps.ts'
import { confirmByNewFactor, requireConfirmation } from './confirmation.steps.ts'
import { passkeysOf, visiblePasskeys } from './passkeys.queries.ts'
import { forgetRecoveryCodes, issueRecoveryCodes } from './recovery-codes.steps.ts'
import { recoveryCodesLeft, secondFactorOf } from './two-factor.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.passkeyAdded': { name: string }
    'user.passkeyRemoved': { name: string }
  }
}

export const passkeyRoutes = routes(passkeys, {
  // Without the host: the browser takes that of the page, and the list of origins has the allowed ones.
  beginSignIn: async (ctx) => ({ data: { challenge: await giveChallenge(ctx), userVerification: 'required' } }),

  signIn: async (ctx, { answer }) => signIn(ctx, await ownerOfPasskey(ctx, answer), { has_second_factor: true }),

  list: async (ctx) => ({ data: await passkeysOf(ctx) }),

  begin: async (ctx) => {
    await requireConfirmation(ctx)
    const { user, config } = ctx
    const known = await visiblePasskeys(ctx).select('credential_id as id').execute()
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const { rp, ...options } = await generateRegistrationOptions({
      rpName: ctx.texts.constants().academy,
      rpID: '',
      userID: new Uint8Array(seal(config.sessionSecret, 'passkey owner', String(user.id))),
      userName: user.email,
      userDisplayName: fullName(user),
      challenge: Buffer.from(await giveChallenge(ctx), 'base64url'),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { data: { ...options, rp: { name: rp.name } } }
  },

  add: async (ctx, { name, answer }) => {
    await requireConfirmation(ctx)
    const { db, user, now, record } = ctx
    const response = answer as RegistrationResponseJSON
    const expectedChallenge = await takeChallenge(ctx)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const made = await verifyRegistrationResponse({ response, expectedChallenge, ...expected(ctx) }).catch(() => null)
    if (!made?.verified) return failFields({ answer: 'passkey_wrong' })
    const { id: credential_id, publicKey, counter } = made.registrationInfo.credential
    const row = { user_id: user.id, name, credential_id, public_key: Buffer.from(publicKey), counter, created_at: now }
    const added = await db
      .insertInto('passkeys')
      .values({ ...row, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!added.numInsertedOrUpdatedRows) return failFields({ answer: 'passkey_known' })
    await confirmByNewFactor(ctx)
    const hasCodes = (await recoveryCodesLeft(db, user.id)) > 0
    await record('user.passkeyAdded', user.id, { name })
    return { data: { recovery_codes: hasCodes ? null : await issueRecoveryCodes(db, user.id) } }
  },

  remove: {
    subject: (ctx: Context, { id }) => visiblePasskeys(ctx).select('name').where('id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id }, { name }: { name: string }) => {
      await requireConfirmation(ctx)
      const { db, user, record } = ctx
      await db.deleteFrom('passkeys').where('id', '=', id).execute()
      if ((await secondFactorOf(db, user.id)) === 'NONE') await forgetRecoveryCodes(db, user.id)
      await record('user.passkeyRemoved', user.id, { name })
    },
  },
})
