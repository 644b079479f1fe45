import { visiblePictures } from '#reputation/portfolio/server/portfolio.queries.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import type { Cases, Ids } from '#testing/fixtures/cases.ts'
import { insertCompletedArtist } from '#testing/make/make-artists.ts'
import { insertPublicProfile, newSlug } from '#testing/make/make-public-profiles.ts'

const reason = 'Na zdjęciu widać inną osobę.'

export const publicProfileCases: Cases = {
  answers: `
                 guest     student  artist  other  office  owner
    page              200      200     200    200     200    200
    englishPage       200      200     200    200     200    200
    gallery           200      200     200    200     200    200
    englishGallery    200      200     200    200     200    200
    portrait          200      200     200    200     200    200
    card              200      200     200    200     200    200
    picture           200      200     200    200     200    200
    robots            200      200     200    200     200    200
    sitemap           200      200     200    200     200    200
    get               401      404     200    200     404    404
    update            401      404     200    200     404    404
    checkSlug         401      404     200    200     404    404
    preview           401      404     200    200     404    404
    ofArtist          401      404     403    404     200    200
    block             401      404     403    404     200    200
    allow             401      404     403    404     200    200
  `,
  ofOwnRow: ['get', 'update', 'checkSlug', 'preview'],
  table: 'pro_artists',
  input: ({ world, others }) => {
    const { db } = world
    const shown = () =>
      db
        .selectFrom('public_profile_addresses')
        .innerJoin('public_profiles', 'public_profiles.pro_artist_id', 'public_profile_addresses.pro_artist_id')
        .innerJoin('pro_artists', 'pro_artists.id', 'public_profiles.pro_artist_id')
        .select('slug')
        .where('is_current', '=', true)
        .where('is_on', '=', true)
        .where('avatar_id', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow()
    const pictured = () =>
      visiblePictures(db, null)
        .innerJoin('public_profiles', 'public_profiles.pro_artist_id', 'portfolio_items.pro_artist_id')
        .innerJoin(
          'public_profile_addresses',
          'public_profile_addresses.pro_artist_id',
          'public_profiles.pro_artist_id',
        )
        .select(['slug', 'portfolio_images.id as image_id'])
        .where('is_current', '=', true)
        .where('is_on', '=', true)
        .limit(1)
        .executeTakeFirstOrThrow()
    const artistOnShow = async (own: Ids | null) => {
      const id = own?.id ?? (await insertCompletedArtist(db, (await world.person('client')).id))
      await insertPublicProfile(db, id)
      return { id }
    }
    let times = 0
    const isOdd = () => {
      times += 1
      return times % 2 === 1
    }
    return {
      page: shown,
      englishPage: shown,
      portrait: async () => ({ ...(await shown()), size: 'medium' }),
      card: async () => ({ ...(await shown()), language: 'pl' }),
      picture: async () => ({ ...(await pictured()), size: 'small' }),
      // An address may be changed but three times a year.
      update: ({ own }) => ({ is_on: true, slug: `one-and-only-${own?.id ?? 'else'}`, is_listed: isOdd() }),
      checkSlug: () => ({ slug: newSlug() }),
      preview: () => ({ language: 'pl' }),
      ofArtist: ({ own }) => ({ id: (own ?? others).id }),
      block: async ({ own }) => ({ ...(await artistOnShow(own)), reason }),
      allow: ({ own }) => artistOnShow(own),
    }
  },
  recipients: `
    event                            by      bell    mail
    proArtist.publicProfileBlocked   office  artist  artist
    proArtist.publicProfileAllowed   office  artist  -
  `,
  deeds: ({ world: { db, as } }) => ({
    'proArtist.publicProfileBlocked': async ({ id }) => {
      await insertPublicProfile(db, id)
      return (by) => by.send(publicProfiles.block, { id, reason })
    },
    'proArtist.publicProfileAllowed': async ({ id }) => {
      await insertPublicProfile(db, id)
      await as.office.send(publicProfiles.block, { id, reason })
      return (by) => by.send(publicProfiles.allow, { id })
    },
  }),
  needsNoTelling: {
    'proArtist.publicProfileOpened': 'the artist did it; the office sees it on their page',
    'proArtist.publicProfileClosed': 'the artist did it; the office sees it on their page',
    'proArtist.publicProfileMoved': 'the artist did it; the address of before leads to the new one',
  },
}
