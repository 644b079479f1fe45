import { type Channel, channels, consents } from '#reputation/consents/contract/consents.ts'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import type { Action, Cases, Make } from '#testing/fixtures/cases.ts'
import { agree, linkTo } from '#testing/make/make-consents.ts'
import { insertWork, sendWork } from '#testing/make/make-portfolio.ts'
import { openConsentLink } from './consent-links.steps.ts'

const statement = {
  seen_until: 2_147_483_647,
  said_on: '2026-02-01',
  note: 'Podpisany formularz w segregatorze 4.',
  covers_words: true,
}

export const consentCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    get            401      404     200    404     200    200
    ask            401      404     200    404     200    200
    declare        401      404     200    404     200    200
    record         401      404     403    404     200    200
    open           200      200     200    200     200    200
    answer         200      200     403    200     200    200
    picture        200      200     200    200     200    200
  `,
  table: 'portfolio_items',
  input: ({ world, others }) => {
    const { db, config, clock } = world
    const of =
      (status: PortfolioStatus, input: object = {}): Make =>
      async ({ own }) => {
        const { id } = await insertWork(db, (own ?? others).id, { status }, { isConsented: false })
        return { id, ...input }
      }
    const linkOf =
      (input: object = {}): Make =>
      async (artist) => {
        const { id } = (await of('PENDING')(artist)) as { id: number }
        const { token } = await openConsentLink({ db, config, now: clock.now() }, id)
        return { hash: token, ...input }
      }
    return {
      get: of('PENDING'),
      ask: of('PENDING', { email: 'model@example.com', language: 'pl' }),
      declare: of('PENDING', { shows_nobody: true }),
      record: of('PENDING', { give: ['ACADEMY'], withdraw: [], seen_event: null, ...statement }),
      open: linkOf(),
      answer: async (artist) => {
        const { hash } = (await linkOf()(artist)) as { hash: string }
        const { wording } = (await (await world.guest()).send(consents.open, { hash })).data
        const shown = { seen_until: 1, seen_event: null, seen_wording: wording.key }
        return { hash, give: ['WEBSITE'], withdraw: [], ...shown, given_by: 'ADULT' }
      },
      picture: async () => {
        const artist = await world.visitor('artist')
        const { id, images } = await sendWork(artist, 'photo.png')
        return { hash: await linkTo(db, artist, id), id: images[0]?.id, size: 'small' }
      },
    }
  },
  recipients: `
    event              by      bell                 mail
    consent.given      office  artist               -
    consent.declined   office  artist               artist
    consent.withdrawn  office  artist owner         artist
  `,
  deeds: ({ world: { db } }) => {
    const recorded =
      (before: 'asked' | 'agreed', change: { give: Channel[]; withdraw: Channel[] }): Action =>
      async ({ id: artistId }) => {
        const { id } = await insertWork(db, artistId, { status: 'PENDING' }, { isConsented: false })
        if (before === 'agreed') await agree(db, id)
        return (by) => by.send(consents.record, { id, ...change, seen_event: null, ...statement })
      }
    return {
      'consent.given': recorded('asked', { give: ['ACADEMY'], withdraw: [] }),
      'consent.declined': recorded('asked', { give: [], withdraw: [...channels] }),
      'consent.withdrawn': recorded('agreed', { give: [], withdraw: [...channels] }),
    }
  },
  needsNoTelling: {
    'consent.asked': 'the person in the pictures gets the link, and has no account',
    'consent.nobodyShown': 'the office sees it where it decides on the work',
  },
}
