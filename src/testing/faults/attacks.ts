import { unreadNewest } from '#academy/notifications/contract/notifications.ts'
import * as api from '#app/contract/calls.ts'
import { binary, type Endpoint, endpoint } from '#kit/contract/endpoint.ts'
import { floodSize } from '#testing/faults/flood.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'

/* What an attack on the portal sends: every call that is open to anybody, those that signing in and polls are, and what costs the office most. */

export type Attack = {
  endpoint: Endpoint
  /** In addition to the input from the call's cases. */
  input?: object
  /** How many are sent at once. */
  size: number
  /** Processor time that one of them may take here and at the database, in milliseconds, where it is more than `usual`. */
  most?: number
  /** Of an answer so large that most of what is measured is the test's own reading of all of them. */
  isLarge?: boolean
}

/** Most of it is what the tests themselves do to ask and to read the answer. */
export const usual = 6

/** Calls whose answers are large or whose work is worth it, each with what it may cost; most are limited to far less than are sent. */
const dearer: Record<string, number> = {
  'translations.all': 12,
  'translations.application': 8,
  'texts.exportTable': 12,
  'texts.exportJson': 12,
  'countries.list': 8,
  'calendar.readFeed': 8,
  description: 12,
  // A form with files.
  'applications.register': 8,
}

/** Of the API: no call of the contract, and as open as one. */
const description = endpoint({ method: 'GET', path: '/api/openapi.json', permission: 'public', response: binary })
const open = [
  ...[...endpoints].filter(([, { permission }]) => permission === 'public'),
  ['description', description] as const,
]
const ofTabs = [...endpoints].filter(
  ([, { permission, isPoll, isSignIn }]) => permission !== 'public' && (isPoll || isSignIn),
)
const ofOffice = {
  'texts.exportTable': api.texts.exportTable,
  'texts.exportJson': api.texts.exportJson,
  'voucherBatches.print': api.voucherBatches.print,
} as const

const large = ['translations.all', 'translations.application', 'texts.exportTable', 'texts.exportJson', 'description']

function attack(name: string, endpoint: Endpoint): [string, Attack] {
  // A picture is rendered each time, in a process of its own.
  if (name === 'applications.sendFormAvatar') return [name, { endpoint, size: 10, most: 20 }]
  const size = name in dearer || name in ofOffice ? floodSize : floodSize / 4
  return [name, { endpoint, size, isLarge: large.includes(name), ...(dearer[name] && { most: dearer[name] }) }]
}

export const byAnybody: [string, Attack][] = open.map(([name, endpoint]) => attack(name, endpoint))

/** Lists are requested as tabs do, and in unusual ways. */
export const bySignedIn: [string, Attack][] = [
  ...ofTabs.map(([name, endpoint]) => attack(name, endpoint)),
  ['notifications.list, the bell', { ...attack('notifications.list', api.notifications.list)[1], input: unreadNewest }],
  ...Object.entries(ofOffice).map(([name, endpoint]) => attack(name, endpoint)),
]
