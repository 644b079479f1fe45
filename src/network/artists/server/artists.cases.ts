import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { activationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Action, type Cases, type Ids, words } from '#testing/fixtures/cases.ts'
import { changeArtist, insertCompletedArtist, insertDocument } from '#testing/make/make-artists.ts'
import { notifyOfExpiry } from './files/document-expiry.ts'

export const artistCases: Cases = {
  answers: `
                       guest     student  artist  other  office  owner
    list                    401      403     403    403     200    200
    counts                  401      403     403    403     200    200
    picked                  401      403     403    403     200    200
    queue                   401      403     403    403     200    200
    export                  401      403     403    403     200    200
    exportPicked            401      403     403    403     200    200
    get                     401      404     200    404     200    200
    update                  401      404     403    404     200    200
    remove                  401      404     403    404     204    204
    enable                  401      404     403    404     200    200
    disable                 401      404     403    404     200    200
    addToProTeam            401      404     403    404     200    200
    removeFromProTeam       401      404     403    404     200    200
    reviewChanges           401      404     403    404     200    200
    avatar                  401      404     200    404     200    200
    pastAvatar              401      404     200    404     200    200
    document                401      404     200    404     200    200
  `,
  table: 'pro_artists',
  workedOut: { list: ['avatar_url', 'has_changes_to_review', 'is_merged'] },
  input: ({ world, others }) => {
    const { db } = world
    const networkArtist = async (own: Ids | null, values: Parameters<typeof insertCompletedArtist>[2] = {}) => ({
      id: own?.id ?? (await insertCompletedArtist(db, (await world.person('client')).id, values)),
    })
    const currentAvatarOf = async (id: number) => {
      const { avatar_id } = await db
        .selectFrom('pro_artists')
        .select('avatar_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { id, file_id: avatar_id as number }
    }
    return {
      counts: () => ({}),
      picked: ({ own }) => ({ ids: [(own ?? others).id] }),
      exportPicked: ({ own }) => ({ ids: [(own ?? others).id] }),
      get: ({ own }) => ({ id: (own ?? others).id }),
      update: async ({ own }) => ({ ...(await networkArtist(own)), revision: 1, city: 'Gdynia', bio: words }),
      remove: ({ own }) => networkArtist(own),
      enable: ({ own }) => networkArtist(own, { activation_status: activationStatus.DISABLED }),
      disable: ({ own }) => networkArtist(own),
      addToProTeam: ({ own }) => networkArtist(own),
      removeFromProTeam: ({ own }) => networkArtist(own, { pro_team: true }),
      reviewChanges: ({ own }) => ({ id: (own ?? others).id, up_to_id: 1 }),
      avatar: ({ own }) => ({ id: (own ?? others).id, size: 'small' }),
      pastAvatar: ({ own }) => currentAvatarOf((own ?? others).id),
      document: ({ own }) => ({ id: (own ?? others).id, document_id: (own ?? others).documentId }),
    }
  },
  recipients: `
    event                                     by      bell                 mail
    proArtist.documentExpiresSoon             nobody  artist               -
    proArtist.documentExpired                 nobody  artist office owner  -
    proArtist.edited                          office  artist               -
    proArtist.edited: the email               office  artist               artist newcomer
    proArtist.edited: only the office’s note  office  -                    -
    proArtist.enabled                         office  artist               artist
    proArtist.disabled                        office  -                    artist
    proArtist.addedToProTeam                  office  artist               -
    proArtist.removedFromProTeam              office  artist               -
    proArtist.removed                         office  -                    artist
  `,
  deeds: ({ world }) => {
    const change = (id: number, values: Parameters<typeof changeArtist>[2]) => changeArtist(world.db, id, values)
    const edited =
      (values: object): Action =>
      async ({ id }) =>
      (by) =>
        by.send(artists.update, { id, revision: 1, ...values })
    /** A document that expires in so many days; the notifications of all others are done. */
    const documentUntil = async (artistId: number, days: number) => {
      const portal = { ...world.portal, clock: world.clock.now }
      await notifyOfExpiry(portal, listeners)
      const valid_until = daysLater(academyDay(world.clock.now()), days)
      await insertDocument(world.db, artistId, world.clock.now(), { valid_until })
      return () => notifyOfExpiry(portal, listeners)
    }
    return {
      'proArtist.documentExpiresSoon': ({ id }) => documentUntil(id, 20),
      'proArtist.documentExpired': ({ id }) => documentUntil(id, -1),
      'proArtist.edited': edited({ city: 'Gdynia' }),
      'proArtist.edited: the email':
        async ({ id, newcomer }) =>
        (by) =>
          by.send(artists.update, { id, revision: 1, email: newcomer }),
      'proArtist.edited: only the office’s note': edited({ internal_note: 'Dzwonić po 16.' }),
      'proArtist.enabled': async ({ id }) => {
        await change(id, { activation_status: activationStatus.DISABLED })
        return (by) => by.send(artists.enable, { id })
      },
      'proArtist.disabled':
        async ({ id }) =>
        (by) =>
          by.send(artists.disable, { id }),
      'proArtist.addedToProTeam':
        async ({ id }) =>
        (by) =>
          by.send(artists.addToProTeam, { id }),
      'proArtist.removedFromProTeam': async ({ id }) => {
        await change(id, { pro_team: true })
        return (by) => by.send(artists.removeFromProTeam, { id })
      },
      'proArtist.removed':
        async ({ id }) =>
        (by) =>
          by.send(artists.remove, { id }),
    }
  },
  needsNoTelling: {
    'proArtist.changesReviewed': 'nothing follows from it for the artist',
  },
}
