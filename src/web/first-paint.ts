import { pictureAt } from './first-picture.ts'
import { resolveLanguage } from './kit/language/language-rules.ts'
import { chosenScheme, shownScheme } from './kit/page/color-scheme-rules.ts'
import { isCurrentBrowser } from './kit/page/current-browser.ts'
import { readStored } from './kit/session/device-storage.ts'

/*
 * Runs before anything is painted, as a small script of its own: nobody who reads dark sees a light flash, and what the address
 * opens is seen in the reader's language while the program is on its way (`first-pictures.tsx`).
 */
type Remembered = { isAuthenticated?: boolean; user?: { language_name?: string } | null } | null
const session = readStored('atelier.session') as Remembered
const isSignedIn = session?.isAuthenticated === true
const own = isSignedIn && session.user?.language_name
const language = own || resolveLanguage(location.hash, document.cookie)
const page = document.documentElement
page.lang = language
page.dataset.mantineColorScheme = shownScheme(chosenScheme())

/** Shows the picture of its document that fits the address, as soon as the browser has read so far. */
class FirstPicture extends HTMLElement {
  connectedCallback() {
    if (!isCurrentBrowser()) return this.replaceWith(plainPage())
    const picture = document.getElementById(`${pictureAt(location.hash, isSignedIn)}-${language}`)
    if (picture instanceof HTMLTemplateElement) this.append(picture.content.cloneNode(true))
    // A tab in the background paints nothing.
    if (document.hidden) startProgram()
    else requestAnimationFrame(() => setTimeout(startProgram))
  }
}
/** For browsers in which the program would fail: what is wrong, and what helps. Texts come with the program, so these stand here. */
function plainPage(): HTMLElement {
  const main = document.createElement('main')
  main.style.cssText = 'max-width: 32rem; margin: 0 auto; padding: 4rem 1rem; line-height: 1.5'
  const [title, text] =
    language === 'pl'
      ? [
          'Ta przeglądarka jest za stara',
          'Atelier działa w Safari od wersji 17.4, w Chrome i Edge od 120 oraz w Firefoksie od 121. Zaktualizuj przeglądarkę albo otwórz ten adres w innej.',
        ]
      : [
          'This browser is too old',
          'Atelier works in Safari from 17.4, in Chrome and Edge from 120, and in Firefox from 121. Update the browser, or open this address in another one.',
        ]
  const heading = document.createElement('h1')
  heading.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  main.append(heading, paragraph)
  return main
}

customElements.define('first-picture', FirstPicture)

/** Only now: a program that runs as soon as it came would keep the picture from being painted. */
function startProgram() {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    void import(/* @vite-ignore */ href)
}
