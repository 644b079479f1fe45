import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import { officeRoles } from '#kit/contract/permissions.ts'
import { inDeviceStore } from '#kit/web/session/device-store.ts'
import { currentUser, hasAnyRole } from '#kit/web/session/session.ts'
import { createStore } from '#kit/web/session/store.ts'
import { addressOf, send } from './api.ts'
import { ApiError } from './api-error.ts'
import { isConnected } from './connection.ts'
import { queryClient, readStoredWith } from './query.ts'

/** What a user saw last, stored on this device and shown, with its age, while the portal cannot be reached. */

type Stored = { answer: unknown; at: number }

/** In milliseconds: what participants of trainings left is on telephones for no longer. */
const longest = 3 * 86_400_000

/** By address, the instants of the answers from this device that screens show. */
export const shownFromDevice = createStore<ReadonlyMap<string, { path: string; at: number }>>(new Map())

readStoredWith(async (endpoint, input, options) => {
  const address = addressOf(endpoint, input)
  const user = currentUser()
  try {
    const answer = await send(endpoint, input, options)
    if (isKeeper(user)) void put(user.id, address, answer)
    return answer
  } catch (error) {
    if (!(error instanceof ApiError) || !user) throw error
    if ([403, 404, 410].includes(error.status)) void remove(user.id, address)
    const stored = isConnected.get() || error.status !== 0 ? undefined : await find(user.id, address)
    if (!stored) throw error
    show(address, { path: endpoint.path, at: stored.at })
    return stored.answer as Output<typeof endpoint>
  }
}, store)

function store<E extends Endpoint>(endpoint: E, input: Input<E>, answer: Output<E>) {
  const user = currentUser()
  if (isKeeper(user)) void put(user.id, addressOf(endpoint, input), answer)
}

// As soon as the portal responds, screens show what it has, also those that it left without an answer.
isConnected.subscribe((isThere, wasThere) => {
  const shown = shownFromDevice.get()
  if (!isThere || (wasThere && shown.size === 0)) return
  const paths = new Set([...shown.values()].map(({ path }) => path))
  shownFromDevice.set(new Map())
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state: { error } }) =>
      paths.has(String(queryKey[2])) || (!wasThere && error instanceof ApiError && error.status === 0),
  })
})

function show(address: string, stored: { path: string; at: number }) {
  shownFromDevice.set(new Map(shownFromDevice.get()).set(address, stored))
}

/** The instant of the oldest of them; null: none is shown. */
export function oldestShown(): number | null {
  const paths = new Set(
    queryClient
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(({ queryKey }) => String(queryKey[2])),
  )
  const instants = [...shownFromDevice.get().values()].filter(({ path }) => paths.has(path)).map(({ at }) => at)
  return instants.length > 0 ? Math.min(...instants) : null
}

type Keeper = NonNullable<ReturnType<typeof currentUser>>

/** Artists and students, on devices of their own: the office's lists are other people's data, and so is whom it looks at. */
function isKeeper(user: ReturnType<typeof currentUser>): user is Keeper {
  return user !== null && !user.viewed_by && !hasAnyRole(officeRoles)
}

/** Reads a call ahead, so that it is there without a connection, if it is one of those that are stored. */
export async function readAhead<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | null> {
  const user = currentUser()
  if (!isKeeper(user)) return null
  try {
    const answer = await send(endpoint, input)
    if (endpoint.isStoredOffline) await put(user.id, addressOf(endpoint, input), answer)
    return answer
  } catch {
    return null
  }
}

async function find(user: number, address: string): Promise<Stored | undefined> {
  const stored = (await inDeviceStore('answers', user, 'readonly', (answers) => answers.get(address))) as
    | Stored
    | undefined
  return stored && Date.now() - stored.at < longest ? stored : undefined
}

async function put(user: number, address: string, answer: unknown) {
  const now = Date.now()
  await inDeviceStore('answers', user, 'readwrite', (answers) =>
    answers.put({ answer, at: now } satisfies Stored, address),
  )
  await removeOld(user, now - longest)
}

async function remove(user: number, address: string) {
  await inDeviceStore('answers', user, 'readwrite', (answers) => answers.delete(address))
}

const swept = new Set<number>()

/** Once in a visit. */
async function removeOld(user: number, before: number) {
  if (swept.has(user)) return
  swept.add(user)
  await inDeviceStore('answers', user, 'readwrite', (answers) => {
    const walk = answers.openCursor()
    walk.onsuccess = () => {
      const cursor = walk.result
      if (!cursor) return
      if ((cursor.value as Stored).at < before) cursor.delete()
      cursor.continue()
    }
    return walk
  })
}
