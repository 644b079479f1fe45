/*
 * What runs in the page: each function is self-contained, since it is sent there as text.
 */

declare global {
  interface Window {
    faults: string[]
    saved: Blob[]
  }
}

/** Collects from now on the errors of the page, and what it saves; where nothing ran first, also what its policy has refused. */
export function listen() {
  if (window.faults) return
  // A mark of its own, since it cannot be found out later when listening began.
  if (document.readyState === 'loading') performance.mark('listening')
  window.faults = []
  window.saved = []
  // What was not delivered in this frame is delivered in the next.
  const isMeant = (message: string) => message.startsWith('ResizeObserver loop completed')
  addEventListener('error', ({ message }) => isMeant(message) || window.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
  const refused = (directive: string | null, address: string | null) =>
    window.faults.push(`${directive} refuses ${address || 'what stands in the document'}`)
  if (document.readyState === 'loading') {
    addEventListener('securitypolicyviolation', (event) => refused(event.effectiveDirective, event.blockedURI))
  } else {
    const reports = new ReportingObserver(
      (all) => {
        for (const { body } of all as { body: { effectiveDirective: string; blockedURL: string | null } }[])
          refused(body.effectiveDirective, body.blockedURL)
      },
      { types: ['csp-violation'], buffered: true },
    )
    reports.observe()
  }
  console.error = (...words: unknown[]) => window.faults.push(words.map(String).join(' '))
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    window.saved.push(blob)
    return create(blob)
  }
}

/** Signs somebody in over HTTP, and loads the document again. */
export async function signInAs(email: string, password: string) {
  const post = async () => {
    await fetch('/sanctum/csrf-cookie')
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token }
    return fetch('/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  }
  // WebKit's cookies reach the page a moment after the answer that brought them, and what is fetched in a document that has only just
  // come may fail.
  let answer = await post().catch(() => null)
  for (let tries = 0; (!answer || answer.status === 419) && tries < 10; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    answer = await post().catch(() => null)
  }
  if (!answer?.ok) throw new Error(`Signing in answered ${answer?.status}.`)
  const user = await (await fetch('/api/user', { headers: { accept: 'application/json' } })).json()
  localStorage.setItem('atelier.session', JSON.stringify({ isAuthenticated: true, user }))
}

/** Waits until the application, or the door, has taken over from the first picture of it. */
export async function untilOpen() {
  const isOpen = () => document.querySelector('h1') !== null && document.querySelector('input[readonly]') === null
  const end = Date.now() + 20_000
  while (!isOpen()) {
    if (Date.now() > end) throw new Error(`${location.href} does not open.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Ends the session on both sides. */
export async function signOut() {
  localStorage.clear()
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const send = () =>
    fetch('/logout', { method: 'POST', headers: { accept: 'application/json', 'x-xsrf-token': token } })
  // What is fetched in a document that has only just come may fail in WebKit, and on a busy machine more than once.
  const wait = () => new Promise((resolve) => setTimeout(resolve, 200))
  let answer = await send().catch(() => null)
  for (let tries = 0; !answer && tries < 10; tries++) {
    await wait()
    answer = await send().catch(() => null)
  }
  if (!answer) throw new Error('Signing out got no answer.')
}

/** Opens a screen that is not there, which any other differs from. */
export async function leave(nowhere: string) {
  location.hash = '#/nowhere'
  const end = Date.now() + 20_000
  while (document.querySelector('h1')?.textContent !== nowhere) {
    if (Date.now() > end) throw new Error(`${location.hash}: the screen before does not go`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Opens the next screen, after removing the heading of the one before. */
export async function goOn(route: string) {
  document.querySelector('h1')?.setAttribute('data-former', '')
  location.hash = `#${route}`
  const isThere = () =>
    document.querySelector('h1:not([data-former])')?.textContent && !document.querySelector('h1[data-former]')
  const end = Date.now() + 20_000
  while (!isThere()) {
    if (Date.now() > end) throw new Error(`${location.hash}: the screen before does not go, or no heading comes`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until the program and what its reader has opened are stored on this device. */
export async function untilStored() {
  const isStored = async () =>
    navigator.serviceWorker.controller?.state === 'activated' &&
    (await indexedDB.databases()).some(({ name }) => name?.startsWith('atelier.answers.'))
  const end = Date.now() + 30_000
  while (!(await isStored())) {
    if (Date.now() > end) throw new Error(`Nothing is stored at ${location.href}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until nothing of a screen is still coming. */
export async function untilThere(route: string) {
  const frame = () => new Promise((resolve) => setTimeout(resolve, 20))
  // The gallery shows what loading looks like.
  const coming = route === '/test2' ? '[aria-busy=true]:not(button)' : '[data-coming], [aria-busy=true]:not(button)'
  const end = Date.now() + 20_000
  // What depends on the width is drawn once the page has received the event.
  await frame()
  while (document.querySelector(coming) !== null) {
    if (Date.now() > end) throw new Error(`${location.hash}: something is still coming`)
    // What is below the window comes when a reader does.
    document.querySelector('[data-later]')?.scrollIntoView({ behavior: 'instant' })
    await frame()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await frame()
}

/**
 * What is wrong with the layout: more than fits in the width, or controls and rows whose middle is something else. What moves under a
 * bar that stays in place has only to be scrolled; what is in such a bar has to be itself.
 */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []
  const staysInPlace = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || staysInPlace(element.parentElement))
  // What scrolls by itself shows a part of what is in it.
  const isInView = (element: Element, x: number, y: number) => {
    let [left, top, right, bottom] = [0, 0, innerWidth - 1, innerHeight - 1]
    for (let place = element.parentElement; place; place = place.parentElement) {
      if (getComputedStyle(place).overflow === 'visible') continue
      const box = place.getBoundingClientRect()
      left = Math.max(left, box.left)
      top = Math.max(top, box.top)
      right = Math.min(right, box.right)
      bottom = Math.min(bottom, box.bottom)
    }
    return x >= left && y >= top && x <= right && y <= bottom
  }
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, tbody tr')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isHidden =
      width < 2 ||
      height < 2 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // What is there for the keyboard alone, until it has the focus.
      getComputedStyle(element).pointerEvents === 'none'
    if (isHidden || !isInView(element, x, y)) continue
    // Of a link over two lines the middle may lie between them.
    if (element.getClientRects().length > 1) continue
    const hit = document.elementFromPoint(x, y)
    const isLabelled = hit?.closest('label')?.control === element
    const isItself = hit !== null && (element.contains(hit) || hit.contains(element) || isLabelled)
    if (!isItself && (staysInPlace(element) || !staysInPlace(hit))) {
      const named = (one: Element | null) => `<${one?.tagName.toLowerCase()}> ${(one?.textContent ?? '').slice(0, 30)}`
      faults.push(`${named(element)} is covered by ${named(hit)}`)
    }
  }
  return faults
}

/** The routes that links on the page lead to. */
export function routesHere(): string[] {
  return [...document.querySelectorAll('a[href*="#/"]')].map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
}

/**
 * Marks what is called so, for the driver to act upon: a field by its label, anything else by its words. Waited for. Answers the
 * selector.
 */
export async function mark(within: string, kind: 'button' | 'field' | 'option', name: string): Promise<string> {
  const selectors = {
    button: 'button, a[href], [role=button], [role=menuitem]',
    field: 'input, select, textarea, [role=combobox]',
    option: '[role=option]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (element: Element) => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : []
    return [element.getAttribute('aria-label'), ...[...labels, ...labelled].map((label) => label?.textContent)]
      .concat(kind === 'field' ? [] : [element.textContent])
      .map(plain)
  }
  const found = () =>
    [...document.querySelectorAll(within)]
      .flatMap((place) => [...place.querySelectorAll(selectors[kind])])
      .find((element) => namesOf(element).some((text) => text === name || text.startsWith(`${name} (`)))
  const end = Date.now() + 15_000
  let element = found()
  while (!element && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    element = found()
  }
  if (!element) {
    const there = [...document.querySelectorAll(within)].map((place) => plain(place.textContent)).join(' ')
    throw new Error(`There is no ${kind} “${name}” at ${location.hash}, but “${there.slice(-300)}”.`)
  }
  for (const other of document.querySelectorAll('[data-marked]')) other.removeAttribute('data-marked')
  element.setAttribute('data-marked', '')
  element.scrollIntoView({ block: 'center' })
  return '[data-marked]'
}

/** Marks the first button that is called so from its beginning on. Waited for. Answers the selector. */
export async function markFirst(beginning: string): Promise<string> {
  const found = () =>
    [...document.querySelectorAll('main button')].find((button) =>
      (button.getAttribute('aria-label') ?? '').startsWith(beginning),
    )
  const end = Date.now() + 15_000
  while (!found() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  found()?.scrollIntoView({ block: 'center' })
  found()?.setAttribute('data-marked', 'first')
  return '[data-marked=first]'
}

/** Drops a file in the middle of what an input fills, as somebody who drags it there. */
export function drop(selector: string, name: string, base64: string) {
  const input = document.querySelector(selector) as HTMLInputElement
  input.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = input.getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2, top + height / 2]
  const under = document.elementFromPoint(clientX, clientY)
  if (under !== input) throw new Error(`<${under?.tagName.toLowerCase()}> is in the middle of ${selector}.`)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name))
  for (const type of ['dragenter', 'dragover', 'drop'])
    under.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, clientX, clientY, dataTransfer }),
    )
}

/** Waits until the page shows a text. */
export async function untilShown(text: string) {
  const plain = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')
  const end = Date.now() + 20_000
  while (!plain().includes(text)) {
    if (Date.now() > end) throw new Error(`“${text}” is not said at ${location.hash}: ${plain().slice(-600)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Sets a field as a picker would, whose own way differs in each browser. */
export function setValue(selector: string, value: string) {
  const field = document.querySelector(selector) as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
