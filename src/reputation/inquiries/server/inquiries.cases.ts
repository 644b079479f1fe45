import type { Cases } from '#testing/fixtures/cases.ts'

export const inquiryCases: Cases = {
  answers: `
             guest     student  artist  other  office  owner
    artist        200      200     200    200     200    200
    send          204      204     204    204     204    204
  `,
  ofOwnRow: 'all',
  input: ({ world: { db } }) => {
    const artist = async () => {
      const { pro_artist_id: artist_id } = await db
        .selectFrom('public_profiles')
        .select('pro_artist_id')
        .where('is_on', '=', true)
        .where('blocked_at', 'is', null)
        .limit(1)
        .executeTakeFirstOrThrow()
      return { artist_id }
    }
    return {
      artist,
      send: async () => ({
        ...(await artist()),
        key: crypto.randomUUID(),
        ...{ name: 'Ewa Lis', email: 'ewa.lis@example.com', phone: null, website: null },
        text: 'Czy jest jeszcze miejsce na szkoleniu w marcu?',
      }),
    }
  },
  needsNoTelling: { 'inquiry.made': 'it is in the academy’s mailbox' },
}
