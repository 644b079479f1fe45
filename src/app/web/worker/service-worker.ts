/*
 * The service worker: with it the program opens without a connection. It stores the program's own files and its texts, and nothing
 * that belongs to a person: what a person saw is stored by the program (`stored-answers.ts`), which knows whose it is.
 *
 * The network comes first for the document and the texts, so no version of the program outlives its successor. Calls, pages for
 * everybody and files pass it by. The build fills in `PROGRAM` (`scripts/offline-program.ts`).
 */

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Lasting & { data: { json(): unknown } | null }
type Clicked = Lasting & { notification: Notification }
type Window = { focus(): Promise<Window>; navigate(address: string): Promise<Window | null> }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window' }): Promise<Window[]>
    openWindow(address: string): Promise<Window | null>
  }
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    navigationPreload?: { enable(): Promise<void> }
  }
}
declare const PROGRAM: readonly string[]

const worker = self as unknown as Worker
const program = PROGRAM
const name = 'atelier.program'
const texts = /^\/api\/languages\/[\w-]+\/(door|application)$/
/** In milliseconds: a line that takes longer for the document is none. */
const patience = 6000

worker.addEventListener('install', (event) => {
  event.waitUntil(storeProgram().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  // The document is requested while the worker is still starting.
  const preloads = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([removeFormer(), preloads]).then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === '/' && request.mode === 'navigate') event.respondWith(fresh(event, '/'))
  else if (texts.test(pathname)) event.respondWith(fresh(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

// Browsers end the subscription of a worker that shows nothing.
worker.addEventListener('push', (event) => {
  const { title, text, id, link } = (event.data?.json() ?? {}) as Record<string, string | number | null>
  const shown = worker.registration.showNotification(String(title), {
    ...{ body: String(text), tag: `notice-${id}`, icon: '/app-icon-192.png', data: link },
  })
  event.waitUntil(shown)
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/#/${event.notification.data ?? 'notifications'}`))
})

/** In the portal's tab, where there is one. */
async function open(address: string) {
  const [tab] = await worker.clients.matchAll({ type: 'window' })
  if (!tab) return worker.clients.openWindow(address)
  await tab.focus()
  return tab.navigate(address)
}

/** Whole or not at all: a document whose files are missing would open as a blank page. */
async function storeProgram() {
  const cache = await caches.open(name)
  const document = await fetch('/', { cache: 'no-cache' })
  if (!document.ok) throw new Error(`The document was answered with ${document.status}.`)
  const missing = await missingIn(cache, [...new Set([...program, ...filesOf(await document.clone().text())])])
  // A handful at a time: the reader may be waiting for a file of their own.
  while (missing.length > 0) await cache.addAll(missing.splice(0, 6))
  await cache.put('/', document)
}

function filesOf(document: string): string[] {
  const named = [...document.matchAll(/["(](\/assets\/[^")]+)/g)].map(([, file]) => file as string)
  return named.filter((file) => !isPicture(file))
}

async function missingIn(cache: Cache, files: string[]) {
  const found = await Promise.all(files.map((file) => cache.match(file)))
  return files.filter((_, index) => !found[index])
}

/** Files have names of their own in each version. */
async function removeFormer() {
  const cache = await caches.open(name)
  const current = new Set(program)
  const text = (await (await cache.match('/'))?.text()) ?? ''
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    const isFormer = pathname.startsWith('/assets/') && !current.has(pathname) && !text.includes(pathname)
    if (isFormer) await cache.delete(url)
  }
}

/** From the network, and what was stored where that does not respond. */
async function fresh(event: Fetching, address: string): Promise<Response> {
  const cache = await caches.open(name)
  const stored = await cache.match(address)
  try {
    const answering = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request))
    const answer = await (stored ? Promise.race([answering, late()]) : answering)
    // In Firefox, a request ahead of the worker that fails is answered with an error.
    if (answer.type === 'error' && stored) return stored
    if (answer.ok) event.waitUntil(store(cache, address, answer.clone()))
    return answer
  } catch (error) {
    if (stored) return stored
    throw error
  }
}

/** A document of another version is stored with its files, when its worker is installed. */
async function store(cache: Cache, address: string, answer: Response) {
  const isOther = address === '/' && (await missingIn(cache, filesOf(await answer.clone().text()))).length > 0
  if (!isOther) await cache.put(address, answer)
}

function late() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The portal did not respond in time.')), patience)
  })
}

/** Of a screen that is opened for the first time, the files are stored too: their names never stand for something else. */
async function asset(event: Fetching): Promise<Response> {
  const cache = await caches.open(name)
  const { pathname } = new URL(event.request.url)
  const stored = await cache.match(pathname)
  if (stored) return stored
  const answer = await fetch(event.request)
  if (answer.ok && answer.status === 200 && !isPicture(pathname)) event.waitUntil(cache.put(pathname, answer.clone()))
  return answer
}

function isPicture(file: string) {
  return /\.(webp|avif|png|jpe?g|wasm)$/.test(file)
}
