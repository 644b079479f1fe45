import { deepStrictEqual } from 'node:assert'
import { unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { type Figure, median } from './figures.ts'
import { loadWith } from './processes.ts'
import type { Reader, World } from './world.ts'

type Ports = { portal: number; bare: number }
/** The same question to each; the portal's answer to it may be "nothing new". */
type Question = { portal: string; bare: string }

const rounds = 5
const seconds = 2.5
const connections = 16

/** How many responses a second, compared with the bare server's to the same requests. */
export async function measureRates({ readers, hurried, office, poland }: World, ports: Ports): Promise<Figure[]> {
  const full = readers.map(pollOf)
  const known = await Promise.all(
    readers.map(async (reader, index) => conditionalRequest(reader, await etagOf(ports, full[index]))),
  )
  const unchanged = full.map(({ bare }, index) => ({ bare, portal: known[index] as string }))
  const news = hurried.map(pollOf)
  const pages = [...office, ...office].map((reader, index) => pageOf(reader, index, poland))
  for (const questions of [full, news, pages])
    for (const question of questions.slice(0, 20)) await answersAlike(ports, question)
  return [
    await compare('Poll with nothing new (304), against the full response of 100', 1.9, unchanged, ports, 304),
    await compare('Poll with 5 new', 0.8, news, ports, 200),
    await compare('Page of 25 with total, filtered and sorted', 0.7, pages, ports, 200),
  ]
}

function pollOf({ cookie }: Reader): Question {
  const query = new URLSearchParams(Object.entries(unreadNewest).map(([name, value]) => [name, String(value)]))
  return {
    portal: request(`/api/notifications?${query}`, [`Cookie: ${cookie}`]),
    bare: request('/notifications', [`Cookie: ${cookie}`]),
  }
}

function conditionalRequest({ cookie }: Reader, etag: string): string {
  const query = new URLSearchParams(Object.entries(unreadNewest).map(([name, value]) => [name, String(value)]))
  return request(`/api/notifications?${query}`, [`Cookie: ${cookie}`, `If-None-Match: ${etag}`])
}

const syllables = ['ko', 'an', 'ma', 'wa', 'za', 'ni', 'le', 'ra', 'ba', 'sz']

/** Artists of a country who sold so many packages and whose name has a syllable. */
function pageOf({ cookie }: Reader, number: number, poland: number): Question {
  const filters = {
    // Poland, where most are, in every third question.
    countryId: String(number % 3 === 0 ? poland : 1 + ((number * 37) % 240)),
    trainingsSoldFrom: String(1 + (number % 9)),
    filter: syllables[number % syllables.length] as string,
  }
  const sorted = { ...filters, page: '1', itemsPerPage: '25', sortBy: 'trainings_sold', descending: '1' }
  return {
    portal: request(`/api/proartist?${new URLSearchParams(sorted)}`, [`Cookie: ${cookie}`]),
    bare: request(`/artists?${new URLSearchParams(filters)}`),
  }
}

function request(path: string, headers: string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')
}

/** The request of a request line, sent with the platform's own client. */
async function ask(port: number, text: string): Promise<Response> {
  const [line = '', , ...headers] = text.trim().split('\r\n')
  const named = headers.map((header) => header.split(': ') as [string, string])
  return fetch(`http://127.0.0.1:${port}${line.split(' ')[1]}`, {
    headers: { ...Object.fromEntries(named), 'accept-encoding': 'identity' },
  })
}

async function etagOf({ portal }: Ports, question: Question | undefined): Promise<string> {
  const response = await ask(portal, question?.portal ?? '')
  await response.arrayBuffer()
  return response.headers.get('etag') ?? ''
}

/** The comparison is fair only where both return the same. */
async function answersAlike(ports: Ports, { portal, bare }: Question): Promise<void> {
  const [one, other] = await Promise.all([ask(ports.portal, portal), ask(ports.bare, bare)])
  deepStrictEqual(await one.json(), await other.json())
}

/** In turns, so that other work of the machine affects both. */
async function compare(
  name: string,
  wanted: number,
  questions: Question[],
  ports: Ports,
  expectedStatus: number,
): Promise<Figure> {
  const load = (port: number, requests: string[], status: number, duration: number) =>
    loadWith({ port, requests, seconds: duration, expectedStatus: status, connections })
  const ofPortal = (duration: number) =>
    load(
      ports.portal,
      questions.map(({ portal }) => portal),
      expectedStatus,
      duration,
    )
  const ofBare = (duration: number) =>
    load(
      ports.bare,
      questions.map(({ bare }) => bare),
      200,
      duration,
    )
  await ofPortal(1)
  await ofBare(1)
  const taken: { portal: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [portal, bare] = [await ofPortal(seconds), await ofBare(seconds)]
    const wrong = portal.wrong + bare.wrong
    if (wrong > 0) throw new Error(`${name}: ${wrong} answers were not the expected ones.`)
    taken.push({ portal: portal.perSecond, bare: bare.perSecond })
  }
  const ratio = median(taken.map(({ portal, bare }) => portal / bare))
  const perSecond = (which: 'portal' | 'bare') => Math.round(median(taken.map((round) => round[which])))
  return {
    name,
    wanted: `≥ ${wanted} × bare`,
    measured: `${ratio.toFixed(2)} × (${perSecond('portal')}/s)`,
    detail: `bare \`node:http\` + \`pg\`: ${perSecond('bare')}/s`,
    isMet: ratio >= wanted,
  }
}
