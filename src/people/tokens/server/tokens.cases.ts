import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { tokens } from '#people/tokens/contract/tokens.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giveToken } from '#testing/fixtures/program.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { remindOfEndingTokens } from './ending-tokens.ts'

export const tokenCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    own                401      200     200    200     200    200
    rights             401      200     200    200     200    200
    makeOwn            401      201     201    201     201    201
    revokeOwn          401      404     204    404     404    404
    list               401      403     403    403     403    200
    make               401      403     403    403     403    201
    takeOver           401      404     404    404     404    200
    revoke             401      404     404    404     404    204
  `,
  ofOwnRow: ['own', 'rights', 'makeOwn', 'revokeOwn'],
  table: 'tokens',
  input: ({ world }) => {
    const { db, clock } = world
    const draft = async () => {
      await confirmSessions(world)
      return { name: 'Newsletter', rights: [], ends_on: academyDay(new Date(shift(clock.now(), { days: 90 }))) }
    }
    const ownerOf = async (own: { id: number } | null) => {
      const people = db.selectFrom('users').leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
      const whose = own
        ? people.where('pro_artists.id', '=', own.id)
        : people.where('users.email', '=', cast.completed.email)
      const { id } = await whose.select('users.id').executeTakeFirstOrThrow()
      return id
    }
    const idOf = async (made: ReturnType<typeof giveToken>) => ({ id: (await made).id })
    return {
      makeOwn: draft,
      make: draft,
      /** One of the artist’s, else of an artist whom nobody signs in as. */
      revokeOwn: async ({ own }) => idOf(giveToken(world, await ownerOf(own))),
      revoke: async () => idOf(giveToken(world, await ownerOf(null))),
      takeOver: async () => {
        await confirmSessions(world)
        const { id } = await world.person('administrator')
        await db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
        return idOf(giveToken(world, id, { is_of_academy: true }))
      },
    }
  },
  recipients: `
    event            by      bell    mail
    token.made       artist  artist  artist
    token.revoked    owner   artist  -
    token.ending     nobody  artist  artist
  `,
  deeds: ({ world, world: { clock }, input }) => ({
    'token.made': async () => {
      const draft = (await input('tokens.makeOwn')) as never
      return (by) => by.send(tokens.makeOwn, draft)
    },
    'token.revoked': async ({ userId }) => {
      const { id } = await giveToken(world, userId)
      return (by) => by.send(tokens.revoke, { id })
    },
    'token.ending': async ({ userId }) => {
      await giveToken(world, userId, { days: 6 })
      return () => remindOfEndingTokens({ ...world.portal, clock: clock.now }, listeners)
    },
  }),
  needsNoTelling: {
    'token.takenOver': 'who had it cannot sign in',
  },
}
