import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import type { Action, Cases, Ids } from '#testing/fixtures/cases.ts'
import { insertCompletedArtist } from '#testing/make/make-artists.ts'
import { decidedContent, noticeAbout, publicContentOf, reportedContent } from '#testing/make/make-reports.ts'

type Whose = { own: Ids | null }
const note = 'Osoba na zdjęciu nie wyraziła zgody.'
const upheld = { ground: 'OWN_IMAGE', note } as const

export const contentReportCases: Cases = {
  workedOut: { list: ['source', 'kind', 'content_id', 'state', 'is_detected'] },
  answers: `
                      guest     student  artist  other  office  owner
    content                200      200     200    200     200    200
    send                   201      201     201    201     201    201
    ofReporter             200      200     200    200     200    200
    objectAsReporter       200      200     200    200     200    200
    own                    401      200     200    200     200    200
    object                 401      404     200    404     404    404
    list                   401      403     403    403     200    200
    get                    401      404     404    404     200    200
    uphold                 401      404     404    404     200    200
    dismiss                401      404     404    404     200    200
    acceptObjection        401      404     404    404     200    200
    rejectObjection        401      404     404    404     200    200
    year                   200      200     200    200     200    200
    englishYear            200      200     200    200     200    200
  `,
  table: 'content_reports',
  ofOwnRow: ['own', 'object'],
  input: ({ world }) => {
    const artistOf = async (own: Ids | null) =>
      own?.id ?? (await insertCompletedArtist(world.db, (await world.person('client')).id))
    const report = async () => ({ id: (await reportedContent(world, await artistOf(null))).id })
    const decided = async (own: Ids | null, outcome: Parameters<typeof decidedContent>[2]) =>
      decidedContent(world, await artistOf(own), outcome)
    const objection = async () => ({ id: (await decided(null, { measure: 'HIDDEN', state: 'OBJECTED' })).id, note })
    const year = { year: String(world.clock.now().getFullYear()) }
    return {
      content: async () => {
        const { kind, id } = await publicContentOf(world, await artistOf(null))
        return { kind, id }
      },
      send: async () => noticeAbout(await publicContentOf(world, await artistOf(null))),
      ofReporter: async () => ({ hash: (await reportedContent(world, await artistOf(null))).hash }),
      objectAsReporter: async () => ({
        hash: (await decided(null, { measure: null })).hash,
        text: 'To ja na zdjęciu.',
      }),
      object: async ({ own }: Whose) => ({ id: (await decided(own, { measure: 'HIDDEN' })).id, text: 'Mam zgodę.' }),
      get: report,
      uphold: async () => ({ ...(await report()), ...upheld }),
      dismiss: async () => ({ ...(await report()), note }),
      acceptObjection: objection,
      rejectObjection: objection,
      year: () => year,
      englishYear: () => year,
    }
  },
  recipients: `
    event                                   by      bell          mail
    contentReport.made                      guest   office owner  made@poczta.example
    contentReport.upheld                    office  artist        artist upheld@poczta.example
    contentReport.dismissed                 office  -             dismissed@poczta.example
    contentReport.objected                  artist  office owner  -
    contentReport.objectionAccepted         office  artist        accepted@poczta.example artist
    contentReport.objectionRejected         office  artist        artist
    contentReport.objectionRejected: other  office  -             rejected@poczta.example
  `,
  deeds: ({ world }) => {
    const answered =
      (
        answer: typeof contentReports.acceptObjection | typeof contentReports.rejectObjection,
        measure: 'HIDDEN' | null,
        email: string,
      ): Action =>
      async ({ id: artistId }) => {
        const { id } = await decidedContent(world, artistId, { measure, state: 'OBJECTED', email })
        return (by) => by.send(answer as typeof contentReports.acceptObjection, { id, note })
      }
    return {
      'contentReport.made': async ({ id: artistId }) => {
        const notice = noticeAbout(await publicContentOf(world, artistId), 'made@poczta.example')
        return (by) => by.send(contentReports.send, notice)
      },
      'contentReport.upheld': async ({ id: artistId }) => {
        const { id } = await reportedContent(world, artistId, 'upheld@poczta.example')
        return (by) => by.send(contentReports.uphold, { id, ...upheld })
      },
      'contentReport.dismissed': async ({ id: artistId }) => {
        const { id } = await reportedContent(world, artistId, 'dismissed@poczta.example')
        return (by) => by.send(contentReports.dismiss, { id, note })
      },
      'contentReport.objected': async ({ id: artistId }) => {
        const { id } = await decidedContent(world, artistId, { measure: 'HIDDEN' })
        return (by) => by.send(contentReports.object, { id, text: 'Mam zgodę.' })
      },
      'contentReport.objectionAccepted': answered(contentReports.acceptObjection, 'HIDDEN', 'accepted@poczta.example'),
      'contentReport.objectionRejected': answered(
        contentReports.rejectObjection,
        'HIDDEN',
        'artist-only@poczta.example',
      ),
      'contentReport.objectionRejected: other': answered(
        contentReports.rejectObjection,
        null,
        'rejected@poczta.example',
      ),
    }
  },
}
