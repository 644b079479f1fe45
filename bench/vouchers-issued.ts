import { chromium } from '@playwright/test'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import type {} from '#people/students/server/students.queries.ts'
import { requireChromium } from '../scripts/chromium.mjs'
import { signInOn } from './chromium.ts'
import type { Figure } from './figures.ts'
import type { Connection } from './world.ts'

const people = 10_000

/** A voucher for each of ten thousand students: the list looked at, issued by a job, and taken back. */
export async function measureVouchers(connection: Connection, url: string): Promise<Figure[]> {
  const recipients = await emailsOf(connection)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInOn(page, url)
    const name = `Benchmark ${Date.now()}`
    const { preview, issued, steps, made, undone, left } = await page.evaluate(issueMany, { recipients, name })
    return [
      {
        name: `Vouchers for ${people.toLocaleString('en')} students, issued by a job with progress`,
        wanted: '≤ 10 s',
        measured: `${seconds(issued)} s`,
        detail: `${steps} steps of progress shown, ${made.toLocaleString('en')} vouchers made; the preview took ${seconds(preview)} s`,
        isMet: issued <= 10_000 && steps >= 3 && made === people,
      },
      {
        name: 'The same, taken back while nobody used them',
        wanted: '≤ 10 s, none is left',
        measured: `${seconds(undone)} s, ${left} left`,
        detail: 'the list of vouchers, requested after the job',
        isMet: undone <= 10_000 && left === 0,
      },
    ]
  } finally {
    await browser.close()
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

async function emailsOf(connection: Connection): Promise<string> {
  const db = openDatabase(openPool(connection))
  try {
    const rows = await db
      .selectFrom('students')
      .select('email')
      .where('status', '=', 'ACTIVE')
      .orderBy('id', 'desc')
      .limit(people)
      .execute()
    return rows.map(({ email }) => email).join('\n')
  } finally {
    await db.destroy()
  }
}

/** Runs in the page. */
async function issueMany({ recipients, name }: { recipients: string; name: string }) {
  type Batch = { id: number; revision: number; state: string; progress: number }
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  async function ask<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token }
    const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  // Rarely enough for a person's limit of requests.
  const wait = () => new Promise((resolve) => setTimeout(resolve, 250))
  const terms = { kind: 'PERCENT', percent: 7, max_usages: 1, valid_until: '2040-12-31' }
  let begin = performance.now()
  let { data } = await ask<{ data: Batch }>('/api/voucher-batches', 'POST', { ...terms, name, recipients })
  const preview = performance.now() - begin
  const path = `/api/voucher-batches/${data.id}`
  const progresses = new Set<number>()
  /** Follows the job until it is done; returns how long it took, in milliseconds. */
  async function follow(act: 'start' | 'undo', until: string): Promise<number> {
    begin = performance.now()
    data = (await ask<{ data: Batch }>(`${path}/${act}`, 'PUT', { revision: data.revision })).data
    while (data.state !== until) {
      if (data.state === 'FAILED') throw new Error('The job failed.')
      await wait()
      data = (await ask<{ data: Batch }>(path)).data
      progresses.add(data.progress)
    }
    return performance.now() - begin
  }
  const count = async () =>
    (await ask<{ data: { total: number } }>(`/api/issued-vouchers/totals?batchId=${data.id}`)).data.total
  const issued = await follow('start', 'DONE')
  const steps = progresses.size
  const made = await count()
  const undone = await follow('undo', 'UNDONE')
  return { preview, issued, steps, made, undone, left: await count() }
}
