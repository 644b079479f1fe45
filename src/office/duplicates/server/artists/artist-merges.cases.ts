import { artistMerges } from '#office/duplicates/contract/artist-merges.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { artistOf, artistPair, leftArtist, mergedArtists, pairOf } from '#testing/make/make-duplicates.ts'

export const artistMergesCases: Cases = {
  answers: `
               guest     student  artist  other  office  owner
    compare        401      404     404    404     200    200
    merge          401      404     404    404     200    200
    undo           401      404     404    404     200    200
  `,
  table: 'duplicate_pairs',
  input: ({ world }) => ({
    compare: async () => ({ id: (await artistPair(world)).id }),
    merge: async () => ({ id: (await artistPair(world)).id, ...leftArtist }),
    undo: async () => ({ id: (await mergedArtists(world)).id }),
  }),
  recipients: `
    event               by       bell    mail
    proArtist.merged    office   -       artist newcomer
  `,
  deeds: ({ world }) => ({
    'proArtist.merged': async ({ id: artist, newcomer }) => {
      const { id: userId } = await world.person('pro-artist')
      await world.db.updateTable('users').set({ email: newcomer }).where('id', '=', userId).execute()
      const { id } = await pairOf(world.db, artist, await artistOf(world.db, userId), 'ARTISTS')
      return (by) => by.send(artistMerges.merge, { id, ...leftArtist })
    },
  }),
  needsNoTelling: {
    'proArtist.mergedInto': 'the same as proArtist.merged, for the log of the other record',
    'proArtist.mergeUndone': 'the person did not ask for the merge: the office tells them, if they noticed it',
  },
}
