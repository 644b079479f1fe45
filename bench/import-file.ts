import { chromium } from '@playwright/test'
import { requireChromium } from '../scripts/chromium.mjs'
import { signInOn } from './chromium.ts'
import type { Figure } from './figures.ts'

const rows = 10_000

/** A file of new students as an office brings it: looked at, cancelled half-way, brought in, and taken back. */
export async function measureImports(url: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInOn(page, url)
    const mark = `import-${Date.now()}`
    const { preview, steps, left, brought, undone, made } = await page.evaluate(importFile, { rows, mark })
    return [
      {
        name: `A file of ${rows.toLocaleString('en')} new students, from sending it to its preview`,
        wanted: '≤ 3 s',
        measured: `${seconds(preview)} s`,
        detail: 'sent, read, compared row by row, and answered with its counts',
        isMet: preview <= 3000,
      },
      {
        name: 'The same, brought in by a job with progress',
        wanted: '≤ 20 s',
        measured: `${seconds(brought)} s`,
        detail: `${steps} steps of progress shown, ${made.toLocaleString('en')} students made; taken back in ${seconds(undone)} s`,
        isMet: brought <= 20_000 && steps >= 3 && made === rows,
      },
      {
        name: 'The same, cancelled on its way',
        wanted: 'nothing is left',
        measured: `${left} students`,
        detail: 'the list of students, requested after the response to the cancellation',
        isMet: left === 0,
      },
    ]
  } finally {
    await browser.close()
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** Runs in the page. */
async function importFile({ rows, mark }: { rows: number; mark: string }) {
  type Import = { id: number; revision: number; state: string; progress: number }
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  async function ask<Answer>(path: string, method = 'GET', body?: BodyInit): Promise<Answer> {
    const headers = new Headers({ accept: 'application/json', 'x-xsrf-token': token })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const answer = await fetch(path, {
      method,
      headers,
      body: body ?? null,
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  // Rarely enough for a person's limit of requests.
  const wait = () => new Promise((resolve) => setTimeout(resolve, 250))
  const count = async () =>
    (await ask<{ meta: { total: number } }>(`/api/students?filter=${mark}&itemsPerPage=1`)).meta.total

  const lines = Array.from(
    { length: rows },
    (_, row) => `${mark}.${row}@many.example;Anna;Nowak;600 100 200;Polska;Notatka`,
  )
  const form = new FormData()
  form.set('kind', 'STUDENTS')
  form.set('file', new File([`E-mail;Imię;Nazwisko;Telefon;Kraj;Uwagi\r\n${lines.join('\r\n')}`], 'kursanci.csv'))
  let begin = performance.now()
  let { data } = await ask<{ data: Import }>('/api/imports', 'POST', form)
  const preview = performance.now() - begin

  const path = `/api/imports/${data.id}`
  const progresses = new Set<number>()
  /** Follows the job until `isEnough`; returns how long it took, in milliseconds. */
  async function follow(act: 'start' | 'undo', isEnough: (now: Import) => boolean): Promise<number> {
    begin = performance.now()
    data = (await ask<{ data: Import }>(`${path}/${act}`, 'PUT', JSON.stringify({ revision: data.revision }))).data
    while (!isEnough(data)) {
      await wait()
      data = (await ask<{ data: Import }>(path)).data
      progresses.add(data.progress)
    }
    return performance.now() - begin
  }

  await follow('start', ({ progress }) => progress > 0)
  data = (await ask<{ data: Import }>(`${path}/cancel`, 'PUT')).data
  const left = await count()
  progresses.clear()
  const brought = await follow('start', ({ state }) => state !== 'RUNNING')
  const made = await count()
  const steps = progresses.size
  const undone = await follow('undo', ({ state }) => state !== 'UNDOING')
  return { preview, left, brought, steps, made, undone }
}
