import { consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import { type Action, type Cases, type Make, words } from '#testing/fixtures/cases.ts'
import { agree } from '#testing/make/make-consents.ts'
import { insertCopies, insertWork, newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { sample } from '#testing/servers/upload-server.ts'

const reason = words.pl

export const portfolioCases: Cases = {
  answers: `
                     guest     student  artist  other  office  owner
    list                401      200     200    200     200    200
    get                 401      404     200    404     200    200
    create              401      403     201    201     403    403
    reorder             401      403     204    204     403    403
    update              401      404     200    404     200    200
    remove              401      404     204    404     403    403
    submit              401      404     200    404     403    403
    withdraw            401      404     200    404     403    403
    approve             401      404     403    404     200    200
    reject              401      404     403    404     200    200
    hide                401      404     403    404     200    200
    reopen              401      404     403    404     200    200
    addImage            401      404     201    404     201    201
    reorderImages       401      404     200    404     200    200
    updateImage         401      404     200    404     200    200
    removeImage         401      404     200    404     200    200
    setCover            401      404     200    404     200    200
    card                401      404     200    404     403    403
    image               404      404     200    404     200    200
  `,
  table: 'portfolio_items',
  ofOwnRow: ['list', 'create', 'reorder', 'submit', 'withdraw'],
  input: ({ world, others }) => {
    const { db } = world
    const of =
      (status: PortfolioStatus, input: object = {}): Make =>
      async ({ own }) => ({ id: (await insertWork(db, (own ?? others).id, { status })).id, ...input })
    const imageOf =
      (input: object = {}): Make =>
      async ({ own }) => ({ ...(await insertWork(db, (own ?? others).id, { status: 'PENDING' })), ...input })
    /** With a real file: uploaded by the signed-in artist; another artist may own it afterwards. */
    const sent = async ({ own }: Parameters<Make>[0], status: PortfolioStatus) => {
      const { id, images } = await sendWork(await world.visitor('artist'), 'photo.png')
      const given = { pro_artist_id: (own ?? others).id, position: 1_000_000 + id, status }
      await db.updateTable('portfolio_items').set(given).where('id', '=', id).execute()
      return { id, images }
    }
    return {
      get: of('PENDING'),
      create: () => newWork,
      reorder: async () => {
        const { data } = await (await world.visitor('artist')).send(portfolio.list, {})
        return { ids: data.map(({ id }) => id).reverse() }
      },
      update: of('PENDING', newWork),
      remove: of('PENDING'),
      submit: of('REJECTED'),
      withdraw: of('PENDING'),
      approve: of('PENDING'),
      reject: of('PENDING', { reason }),
      hide: of('APPROVED', { reason }),
      reopen: of('APPROVED'),
      addImage: async (artist) => ({
        ...(await of('PENDING', { stage: 'BEFORE' })(artist)),
        file: await sample('small.png'),
      }),
      reorderImages: async (artist) => {
        const { id, image_id } = (await imageOf()(artist)) as { id: number; image_id: number }
        return { id, ids: [image_id] }
      },
      updateImage: imageOf({ stage: 'HEALED', alt: words }),
      removeImage: imageOf(),
      setCover: imageOf(),
      card: async (by) => {
        const { id } = await sent(by, 'APPROVED')
        await agree(db, id)
        return { id, format: 'square', language: 'pl' }
      },
      image: async (by) => ({ id: (await sent(by, 'PENDING')).images[0]?.id, size: 'small' }),
    }
  },
  recipients: `
    event                   by      bell          mail
    portfolioItem.submitted  artist  office owner  -
    portfolioItem.sentBack   artist  office owner  -
    portfolioItem.approved   office  artist        artist
    portfolioItem.rejected   office  artist        artist
    portfolioItem.hidden     office  artist        artist
    portfolioItem.doubted    office  artist artist owner owner  artist artist
  `,
  // With a doubt comes the withdrawal that it follows from.
  deeds: ({ world: { db } }) => {
    const moved =
      (step: 'submit' | 'approve' | 'reject' | 'hide', status: PortfolioStatus): Action =>
      async ({ id: artistId }) => {
        const { id } = await insertWork(db, artistId, { status })
        return (by) => by.send(portfolio[step] as typeof portfolio.reject, { id, reason })
      }
    return {
      'portfolioItem.submitted': moved('submit', 'DRAFT'),
      'portfolioItem.sentBack': async ({ id: artistId }) => {
        const { id } = await insertWork(db, artistId, { status: 'APPROVED' })
        return (by) => by.send(portfolio.update, { ...newWork, id, technique: 'SCALP' })
      },
      'portfolioItem.approved': moved('approve', 'PENDING'),
      'portfolioItem.rejected': moved('reject', 'PENDING'),
      'portfolioItem.hidden': moved('hide', 'APPROVED'),
      'portfolioItem.doubted': async ({ id: artistId }) => {
        const { id } = await insertCopies(db, artistId)
        const taken = { give: [], withdraw: ['WEBSITE' as const], seen_until: 0, seen_event: null }
        return (by) => by.send(consents.record, { id, ...taken, said_on: '2026-02-01', note: reason })
      },
    }
  },
  needsNoTelling: {
    'portfolioItem.created': 'a draft is nobody’s business yet',
    'portfolioItem.updated': 'the office hears where it is sent back',
    'portfolioItem.removed': 'what is gone leads nowhere',
    'portfolioItem.reordered': 'an order is no news',
    'portfolioItem.imageAdded': 'the office hears where it is sent back',
    'portfolioItem.imageChanged': 'the office hears where it is sent back',
    'portfolioItem.imageRemoved': 'nothing new is shown',
    'portfolioItem.imagesReordered': 'an order is no news',
    'portfolioItem.coverChosen': 'nothing new is shown',
    'portfolioItem.reopened': 'the work waits again, as it did a moment ago',
    'portfolioItem.withdrawn': 'the office has nothing to check any more, and the queue says so',
  },
}
