import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import type { Academy } from '#testing/academy.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { newPasskey } from '#testing/fixtures/passkey.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'

export const passkeyCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    beginSignIn         200      200     200    200     200    200
    signIn              204      204     204    204     204    204
    list                401      200     200    200     200    200
    begin               401      200     200    200     200    200
    add                 401      201     201    201     201    201
    remove              401      404     204    404     404    404
  `,
  ofOwnRow: 'all',
  input: ({ world }) => {
    const { db } = world
    return {
      signIn: async () => {
        const { id } = await world.person('client')
        const { passkey } = await givePasskey(world, id)
        return { answer: passkey.sign(await challengeAll(world)) }
      },
      begin: async () => {
        await confirmSessions(world)
        return {}
      },
      add: async () => ({ name: 'Telefon', answer: newPasskey().register(await challengeAll(world)) }),
      /** One of the artist’s, else of an artist whom nobody signs in as. */
      remove: async ({ own }) => {
        await confirmSessions(world)
        const people = db.selectFrom('users').leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
        const whose = own
          ? people.where('pro_artists.id', '=', own.id)
          : people.where('users.email', '=', cast.completed.email)
        const { id } = await whose.select('users.id').executeTakeFirstOrThrow()
        return { id: (await givePasskey(world, id)).id }
      },
    }
  },
  recipients: `
    event                by      bell    mail
    user.passkeyAdded    artist  artist  artist
    user.passkeyRemoved  artist  artist  artist
  `,
  deeds: ({ world }) => ({
    'user.passkeyAdded': async () => {
      const answer = newPasskey().register(await challengeAll(world))
      return (by) => by.send(passkeys.add, { name: 'Telefon', answer })
    },
    'user.passkeyRemoved': async ({ userId }) => {
      const { id } = await givePasskey(world, userId)
      await confirmSessions(world)
      return (by) => by.send(passkeys.remove, { id })
    },
  }),
}

/** Gives every session a passkey challenge and a confirmation. */
async function challengeAll(world: Academy): Promise<string> {
  const challenge = Buffer.from('to be signed by whoever comes').toString('base64url')
  await confirmSessions(world)
  await world.db.updateTable('sessions').set({ challenge, challenged_at: world.clock.now().toISOString() }).execute()
  return challenge
}

async function givePasskey({ db, clock }: Academy, user_id: number) {
  const passkey = newPasskey()
  const row = { user_id, name: 'Telefon', credential_id: passkey.id, public_key: passkey.cose, counter: 0 }
  const { id } = await db
    .insertInto('passkeys')
    .values({ ...row, created_at: clock.now(), last_used_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, passkey }
}
