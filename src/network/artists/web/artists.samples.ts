import { artists } from '#network/artists/contract/artists.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { firstOf, type Sample, type Samples } from '#testing/fixtures/samples.ts'

const applicant: Sample = async ({ viewer }) =>
  firstOf(await viewer.send(artists.list, { filter: cast.accepted.email, params: '{"context":"INVITATION"}' }))

export const artistSamples: Samples = {
  // What an artist of the network does fills their page.
  'proartist/$id': async ({ portal }) => {
    const [artist] = await portal.query('select id from pro_artists where email = $1', [cast.artist.email])
    return { id: String(artist?.id) }
  },
  'proartist/$id/edit': applicant,
  'proartist/$id/erase': applicant,
  'proartist/$id/personal-data': applicant,
}
