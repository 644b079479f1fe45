import { send } from '#kit/web/calls/api.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { mailAfter, meanwhile, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'

/** Not to be requested again, for each request about a work counts towards a limit. */
const unseen = new Set<number>()

/** For a component test: a work that everybody sees and nobody has reported. The office is signed in afterwards. */
export async function publicWork() {
  await signIn(cast.office)
  const { data: reports } = await send(contentReports.list, { itemsPerPage: 100 })
  const { data: works } = await send(portfolioModeration.list, { status: 'APPROVED', itemsPerPage: 100 })
  for (const { id } of works) {
    if (unseen.has(id)) continue
    if (reports.some(({ kind, content_id }) => kind === 'WORK' && content_id === id)) continue
    const content = await send(contentReports.content, { kind: 'WORK', id }).catch(() => null)
    // With a gap in its consent it could not be approved again.
    const consent = content && (await send(consents.get, { id }))
    if (consent && !consent.data.gap) return content.data
    unseen.add(id)
  }
  throw new Error('Every public work of the demo is reported.')
}

let reporters = 0

/** A report of it that waits for the office, with the link of its reporter. */
export async function reportedWork() {
  const { place, id: workId } = await publicWork()
  const reporter = await reportedBy(place)
  const { data } = await send(contentReports.list, { stage: 'WAITING', itemsPerPage: 100 })
  const report = data.find(({ kind, content_id }) => kind === 'WORK' && content_id === workId)
  if (!report) throw new Error('The report of the work waits.')
  return { id: report.id, workId, place, hash: reporter.hash }
}

/** One more report of what is at this address. */
export async function reportedBy(place: string) {
  reporters += 1
  const email = `zglasza-${Date.now()}-${reporters}@poczta.example`
  const notice = {
    ...{ key: crypto.randomUUID(), place, name: 'Alina Nowicka', email, good_faith: true as const },
    ...{ reason: 'OWN_IMAGE' as const, language_name: 'pl' as const },
    explanation: 'Na tym zdjęciu jestem ja i nie było na to mojej zgody.',
  }
  const { route } = await mailAfter(() => meanwhile(cast.student, contentReports.send, notice), { email })
  return { email, hash: route.slice(route.lastIndexOf('/') + 1) }
}
