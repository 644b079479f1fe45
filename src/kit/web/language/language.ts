import { session } from '#kit/contract/session.ts'
import { defaultLanguage, type Language, supportedLanguage } from '#kit/contract/texts/text.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { send } from '#kit/web/calls/api.ts'
import {
  adoptUser,
  currentUser,
  hasPermission,
  hasSessionEnded,
  onSessionChange,
  onUserChange,
} from '#kit/web/session/session.ts'
import { createStore, useStore } from '#kit/web/session/store.ts'
import { currentLanguage, fillTexts, showLanguage } from './i18n.ts'
import { languageInHash, resolveLanguage, withoutLanguage } from './language-rules.ts'

/** Texts have not arrived after four seconds: the loading screen shows a message. */
const late = createStore(false)
export const useTextsAreLate = () => useStore(late)
export const untilTextsAreLate = () =>
  new Promise<void>((resolve) => void late.subscribe((areLate) => areLate && resolve()))

/** Chooses the language and loads the texts of the first screen, retrying until they arrive. */
export async function startLanguage() {
  applyLanguageInHash()
  addEventListener('hashchange', applyLanguageInHash)
  // After a session has ended, the login screen stays in the user's language.
  onUserChange((_, previous) => {
    if (hasSessionEnded() && previous) rememberOnDevice(previous.language_name)
  })
  const timer = setTimeout(() => late.set(true), 4000)
  const language = ownLanguage()
  showLanguage(language)
  await (currentUser() ? fetchTexts() : fetchDoorTexts(language))
  await followLanguage()
  clearTimeout(timer)
  late.set(false)
  isShown = true
  onSessionChange(() => void followLanguage())
}

let isShown = false

/** Saves the language on this device and, when signed in, in the user's account. */
export async function switchLanguage(language: Language) {
  await fetchTexts(language)
  showLanguage(language)
  try {
    if (currentUser()) adoptUser(await send(session.changeLanguage, { language }))
    rememberOnDevice(language)
  } catch (error) {
    showLanguage(ownLanguage())
    throw error
  }
}

/** A signed-in user needs the right to change the language of their account. */
export function maySwitchLanguage() {
  return currentUser() === null || hasPermission('can-change-language')
}

/** Only the texts of the screens before sign-in. */
async function fetchDoorTexts(language: Language) {
  const { data } = await withRetries(() => send(translations.door, { language }))
  fillTexts(data.map((text) => ({ language, ...text })))
}

const fetched = new Map<Language, Promise<void>>()

/** The texts of all screens in one language, fetched once. */
export function fetchTexts(language = ownLanguage()): Promise<void> {
  const texts =
    fetched.get(language) ??
    withRetries(() => send(translations.application, { language })).then(({ data }) =>
      fillTexts(data.map((text) => ({ language, ...text }))),
    )
  fetched.set(language, texts)
  return texts
}

/** Shows the language of the account or of this device, once its texts are there. */
async function followLanguage() {
  const language = ownLanguage()
  if (language === currentLanguage()) return
  await fetchTexts(language)
  if (language === ownLanguage()) showLanguage(language)
}

async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
      addEventListener('online', resolve, { once: true })
    })
    return withRetries(ask)
  }
}

/** `lang` in the URL sets the language of this device. It is removed from the URL, where a reload would apply it again. */
function applyLanguageInHash() {
  const language = languageInHash(location.hash)
  if (!language) return
  rememberOnDevice(language)
  history.replaceState(history.state, '', withoutLanguage(location.hash))
  if (!isShown || currentUser() || currentLanguage() === language) return
  void fetchTexts(language).then(() => showLanguage(language))
}

/** The signed-in user's language, else that of this device. */
function ownLanguage(): Language {
  return currentUser()?.language_name ?? systemLanguage()
}

function systemLanguage(): Language {
  return resolveLanguage(location.hash, document.cookie) ?? defaultLanguage
}

function rememberOnDevice(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `language=${supportedLanguage(language)}; Path=/; Max-Age=31536000; SameSite=Lax`
}
