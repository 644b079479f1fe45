import { resolveLanguage } from '#kit/web/language/language-rules.ts'
import { chosenScheme, shownScheme } from '#kit/web/page/appearance/color-scheme-rules.ts'
import { isCurrentBrowser, meantBrowsers } from '#kit/web/page/appearance/current-browser.ts'
import { readStored } from '#kit/web/session/device-storage.ts'
import { type FirstNeeds, readNeeds } from './first-needs.ts'
import { pictureAt } from './first-picture.ts'

/*
 * Runs before the first paint, as a small script of its own: so a dark page does not flash light, and the screen of the
 * URL is visible in the reader's language while the program loads (`first-pictures.tsx`). It is built for browsers of
 * 2015: one that is too old gets a message, and no blank page.
 */
type Remembered = { isAuthenticated?: boolean; user?: { id: number; language_name?: string } | null } | null
const session = readStored('atelier.session') as Remembered
const isSignedIn = session?.isAuthenticated === true
const user = isSignedIn ? session.user : null
const own = user?.language_name
const language = own || resolveLanguage(location.hash, document.cookie)
const page = document.documentElement
page.lang = language
page.dataset.mantineColorScheme = shownScheme(chosenScheme())

/** Shows the picture of its document that fits the address, as soon as the browser has read so far. */
class FirstPicture extends HTMLElement {
  connectedCallback() {
    const picture = `${pictureAt(location.hash, isSignedIn)}-${language}`
    const next = contentOf(`${picture}-next`)
    this.append(contentOf(picture))
    const needs = this.showAsBefore(next)
    const goOn = () => {
      fetchAhead(next, needs)
      // In turns of their own, between which a slow telephone handles a tap.
      setTimeout(startProgram)
      // A browser takes fifteen milliseconds to begin with the formats of a language; in another thread, nothing waits for them.
      new Worker(`/formats.js#${language}`)
    }
    // A tab in the background paints nothing. In others the picture comes first: what is requested or run before makes a slow telephone paint later.
    if (document.hidden) goOn()
    else requestAnimationFrame(() => setTimeout(goOn))
  }

  /** What this screen was called when it was the first one before; returns what it fetched then, if by the program that is next. */
  showAsBefore(next: DocumentFragment): FirstNeeds | null {
    const isCurrent = (program: string) => next.querySelector(`link[href="${program}"]`) !== null
    const needs = user ? readNeeds(user.id, location.hash, isCurrent) : null
    const title = this.querySelector<HTMLElement>('[data-title]')
    if (!needs || !title) return null
    const { left, above, between } = needs.place
    title.textContent = needs.title
    title.style.cssText = `margin: ${above}px 0 0 ${left}px`
    const tabs = this.querySelector<HTMLElement>('[data-tabs] > [hidden]')
    if (tabs) tabs.hidden = !needs.hasTabs
    const intro = this.querySelector<HTMLElement>('[data-intro]')
    if (intro && needs.intro) {
      // In the parts that the screen will have: a browser rounds the width of each, and a wider paragraph would count as the largest only then.
      intro.append(...needs.intro.split(/( · )/).map(spanOf))
      intro.style.cssText = `margin: calc(${between}px - var(--space-3)) 0 0 ${left}px`
      intro.hidden = false
    }
    return needs
  }
}

const spanOf = (textContent: string) => Object.assign(document.createElement('span'), { textContent })

function contentOf(template: string): DocumentFragment {
  const element = document.getElementById(template)
  return element instanceof HTMLTemplateElement ? element.content : document.createDocumentFragment()
}

/**
 * Not in the picture: its content is removed with it, and a browser cancels the request of a link that is removed. A few links in each turn, for
 * a slow telephone takes two milliseconds for one.
 */
function fetchAhead(next: DocumentFragment, needs: FirstNeeds | null) {
  document.body.append(next)
  const links = needs ? linksTo(needs) : []
  for (let first = 0; first < links.length; first += 15)
    setTimeout(() => document.body.append(...links.slice(first, first + 15)))
}

function linksTo({ files, answers }: FirstNeeds): HTMLLinkElement[] {
  const link = (href: string, how: Record<string, string>) =>
    Object.assign(document.createElement('link'), { href, crossOrigin: '' }, how)
  return [
    ...answers.map((url) => link(url, { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials' })),
    ...files.map((url) =>
      link(url, url.slice(-3) === '.js' ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' }),
    ),
  ]
}
if (isCurrentBrowser()) customElements.define('first-picture', FirstPicture)
else document.addEventListener('DOMContentLoaded', () => document.body.appendChild(plainPage()))

/** For browsers in which the program would fail: what is wrong, and what helps. Texts come with the program, so these stand here. */
function plainPage(): HTMLElement {
  const { safari, chrome, edge, firefox } = meantBrowsers
  const versions = `Safari ${safari}, Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}`
  const [title, from, help] =
    language === 'pl'
      ? ['Ta przeglądarka jest za stara', 'Portal działa od wersji', 'Zaktualizuj ją albo otwórz ten adres w innej.']
      : ['This browser is too old', 'This portal needs at least', 'Update it, or open this address in another one.']
  const main = document.createElement('main')
  main.style.cssText = 'max-width: 32rem; margin: auto; padding: 4rem 1rem'
  main.innerHTML = `<h1>${title}</h1><p>${from}: ${versions}. ${help}</p>`
  return main
}

/** Only now: a program that runs as soon as it came would keep the picture from being painted. */
function startProgram() {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: href }))
  }
}
