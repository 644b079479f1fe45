import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import type { Samples } from '#testing/fixtures/samples.ts'

const email = 'osoba.zglaszajaca@poczta.example'

export const contentReportSamples: Samples = {
  'content-reports/$id': async ({ viewer }) => {
    const { data } = await viewer.send(contentReports.list, { stage: 'WAITING' })
    return { id: String(data[0]?.id) }
  },

  /** The link of somebody whose report the office has just refused. */
  'report-content/$hash': async ({ viewer, portal }) => {
    const { data } = await viewer.send(contentReports.list, { stage: 'WAITING' })
    const waiting = data.find(({ state }) => state === 'TO_DECIDE')
    const { data: report } = await viewer.send(contentReports.get, { id: waiting?.id ?? 0 })
    await viewer.send(contentReports.send, {
      ...{ key: crypto.randomUUID(), place: report.notices[0]?.place ?? '', reason: 'RULES', good_faith: true },
      ...{ explanation: 'Opis tej pracy jest nieprawdziwy.', name: 'Ewa Lis', email, language_name: 'pl' },
    })
    const { route } = await portal.mailTo(email, { leadsTo: '/report-content' })
    return { hash: route.split('/').at(-1) ?? '' }
  },
}
