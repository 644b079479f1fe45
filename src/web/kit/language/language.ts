import { defaultLanguage, type Language, supportedLanguage } from '#contract/kit/text.ts'
import { session } from '#contract/session/session.ts'
import { translations } from '#contract/translations/translations.ts'
import { send } from '#web/kit/calls/api.ts'
import {
  adoptUser,
  currentUser,
  hasPermission,
  hasSessionEnded,
  onSessionChange,
  onUserChange,
} from '#web/kit/session/session.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'
import { currentLanguage, fillTexts, showLanguage } from './i18n.ts'
import { languageInHash, resolveLanguage, withoutLanguage } from './language-rules.ts'

/** `late`: the texts are still not there, and whoever waits should be told so. */
type Texts = 'loading' | 'late' | 'ready'
const texts = createStore<Texts>('loading')
export const useTexts = () => useStore(texts)

/** Chooses the language and brings the texts; nothing is shown before. Keeps trying until they come. */
export async function startLanguage() {
  takeFromHash()
  addEventListener('hashchange', takeFromHash)
  // Whoever is thrown out reads why in the language that they had.
  onUserChange((_, previous) => {
    if (hasSessionEnded() && previous) rememberOnDevice(previous.language_name)
  })
  const late = setTimeout(() => texts.set('late'), 4000)
  showLanguage(systemLanguage())
  await fetchTexts()
  clearTimeout(late)
  showLanguage(currentUser()?.language_name ?? systemLanguage())
  texts.set('ready')
  onSessionChange((user) => showLanguage(user?.language_name ?? systemLanguage()))
}

/** The reader's own choice: kept on this device, and with their account when they are signed in. */
export async function switchLanguage(language: Language) {
  showLanguage(language)
  try {
    if (currentUser()) adoptUser(await send(session.changeLanguage, { language }))
    rememberOnDevice(language)
  } catch (error) {
    showLanguage(currentUser()?.language_name ?? systemLanguage())
    throw error
  }
}

/** Whether the switch would be kept: whoever is signed in needs the right to change the language of their account. */
export function maySwitchLanguage() {
  return currentUser() === null || hasPermission('can-change-language')
}

async function fetchTexts(): Promise<void> {
  try {
    const { data } = await send(translations.all, {})
    fillTexts(data)
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
      addEventListener('online', resolve, { once: true })
    })
    return fetchTexts()
  }
}

/** A language in the address is a choice for this device; it leaves the address, or it would undo every later choice on reload. */
function takeFromHash() {
  const language = languageInHash(location.hash)
  if (!language) return
  rememberOnDevice(language)
  history.replaceState(history.state, '', withoutLanguage(location.hash))
  if (texts.get() === 'ready' && !currentUser() && currentLanguage() !== language) showLanguage(language)
}

function systemLanguage(): Language {
  return resolveLanguage(location.hash, document.cookie) ?? defaultLanguage
}

function rememberOnDevice(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `language=${supportedLanguage(language)}; Path=/; Max-Age=31536000; SameSite=Lax`
}
