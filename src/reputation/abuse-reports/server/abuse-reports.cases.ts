import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import type { Action, Cases, Ids } from '#testing/fixtures/cases.ts'
import { objectedTo, passDeadlines, reportedReview, takenDown } from '#testing/make/make-reports.ts'
import { reviewOf } from '#testing/make/make-reviews.ts'

type Whose = { own: Ids | null }
const note = 'Opinia zachęca do zakupów w hurtowni autora.'
const explanation = 'To reklama hurtowni, a nie opinia o szkoleniu.'
const upheld = { measure: 'REMOVED', ground: 'ADVERTISING', note } as const
const cleaned = { text: 'Szkolenie dobre, sala za mała. Bez nazwisk.' }

export const abuseReportCases: Cases = {
  answers: `
                      guest     student  artist  other  office  owner
    report                 401      404     201    404     404    404
    own                    401      200     200    200     200    200
    list                   401      403     403    403     200    200
    get                    401      404     404    404     200    200
    uphold                 401      404     404    404     200    200
    dismiss                401      404     404    404     200    200
    acceptObjection        401      404     404    404     200    200
    rejectObjection        401      404     404    404     200    200
    ofAuthor               200      200     200    200     200    200
    edit                   200      200     200    200     200    200
    object                 200      200     200    200     200    200
  `,
  table: 'abuse_reports',
  ofOwnRow: ['own', 'report'],
  // The order of long texts has no meaning.
  workedOut: { list: ['explanation', 'is_public'] },
  input: ({ world }) => {
    const report = async () => ({ id: (await reportedReview(world, null, null)).id })
    const objection = async () => ({ id: (await objectedTo(world, null, null)).id, note })
    return {
      report: async ({ own }: Whose) => ({
        id: (await reviewOf(world, own?.id ?? null, null)).id,
        reason: 'ADVERTISING',
        explanation,
      }),
      get: report,
      uphold: async () => ({ ...(await report()), ...upheld }),
      dismiss: async () => ({ ...(await report()), note }),
      acceptObjection: objection,
      rejectObjection: objection,
      ofAuthor: async () => ({ hash: (await reportedReview(world, null, null)).hash }),
      edit: async () => ({ hash: (await reportedReview(world, null, null, 'PERSONAL_DATA')).hash, ...cleaned }),
      object: async () => ({ hash: (await takenDown(world, null, null)).hash, text: 'To nie była reklama.' }),
    }
  },
  // An edit notifies the artist as any edit of a review does; the student is notified of the voucher for a published
  // review.
  recipients: `
    event                          by       bell                 mail
    abuseReport.made               artist   office owner         -
    abuseReport.made: hate         artist   office owner         student
    abuseReport.made: data         artist   -                    student
    abuseReport.edited             student  artist office owner  -
    abuseReport.expired            nobody   office owner         -
    abuseReport.upheld             office   artist               artist student
    abuseReport.dismissed          office   artist               artist
    abuseReport.dismissed: hate    office   artist student       artist student
    abuseReport.dismissed: data    office   artist               artist student
    abuseReport.objected           student  office owner         -
    abuseReport.objectionAccepted  office   artist student       artist student
    abuseReport.objectionRejected  office   -                    student
  `,
  deeds: ({ world }) => {
    const made =
      (reason: 'ADVERTISING' | 'HATE' | 'PERSONAL_DATA'): Action =>
      async ({ id: artistId, student }) => {
        const { id } = await reviewOf(world, artistId, student)
        return (by) => by.send(abuseReports.report, { id, reason, explanation })
      }
    const dismissed =
      (reason: 'ADVERTISING' | 'HATE' | 'PERSONAL_DATA'): Action =>
      async ({ id: artistId, student }) => {
        const { id } = await reportedReview(world, artistId, student, reason)
        await world.db.updateTable('abuse_reports').set({ state: 'TO_DECIDE' }).where('id', '=', id).execute()
        return (by) => by.send(abuseReports.dismiss, { id, note })
      }
    const answered =
      (answer: typeof abuseReports.acceptObjection | typeof abuseReports.rejectObjection): Action =>
      async ({ id: artistId, student }) => {
        const { id } = await objectedTo(world, artistId, student)
        return (by) => by.send(answer as typeof abuseReports.acceptObjection, { id, note })
      }
    return {
      'abuseReport.made': made('ADVERTISING'),
      'abuseReport.made: hate': made('HATE'),
      'abuseReport.made: data': made('PERSONAL_DATA'),
      'abuseReport.edited': async ({ id: artistId, student }) => {
        const { hash } = await reportedReview(world, artistId, student, 'PERSONAL_DATA')
        return (by) => by.send(abuseReports.edit, { hash, ...cleaned })
      },
      'abuseReport.expired': async ({ id: artistId, student }) => {
        const { id } = await reportedReview(world, artistId, student, 'PERSONAL_DATA')
        await world.db
          .updateTable('abuse_reports')
          .set({ author_until: new Date(0) })
          .where('id', '=', id)
          .execute()
        return () => passDeadlines(world)
      },
      'abuseReport.upheld': async ({ id: artistId, student }) => {
        const { id } = await reportedReview(world, artistId, student)
        return (by) => by.send(abuseReports.uphold, { id, ...upheld })
      },
      'abuseReport.dismissed': dismissed('ADVERTISING'),
      'abuseReport.dismissed: hate': dismissed('HATE'),
      'abuseReport.dismissed: data': dismissed('PERSONAL_DATA'),
      'abuseReport.objected': async ({ id: artistId, student }) => {
        const { hash } = await takenDown(world, artistId, student)
        return (by) => by.send(abuseReports.object, { hash, text: 'To nie była reklama.' })
      },
      'abuseReport.objectionAccepted': answered(abuseReports.acceptObjection),
      'abuseReport.objectionRejected': answered(abuseReports.rejectObjection),
    }
  },
}
