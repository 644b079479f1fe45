import { artists } from '#network/artists/contract/artists.ts'

/** How somebody of the network is looked for. */
export const artistSearch = {
  list: artists.list,
  query: { total: 'later', params: '{"context":"LIST"}' },
  distinguishedBy: 'city',
} as const
