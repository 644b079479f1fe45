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

/** The texts are still not there, and whoever waits should be told so. */
const late = createStore(false)
export const useTextsAreLate = () => useStore(late)
export const untilTextsAreLate = () =>
  new Promise<void>((resolve) => void late.subscribe((areLate) => areLate && resolve()))

/** Chooses the language and brings the texts that the first screen says. Keeps trying until they come. */
export async function startLanguage() {
  takeFromHash()
  addEventListener('hashchange', takeFromHash)
  // Whoever is thrown out reads why in the language that they had.
  onUserChange((_, previous) => {
    if (hasSessionEnded() && previous) rememberOnDevice(previous.language_name)
  })
  const patience = setTimeout(() => late.set(true), 4000)
  const language = ownLanguage()
  showLanguage(language)
  await (currentUser() ? fetchAllTexts() : fetchDoorTexts(language))
  clearTimeout(patience)
  late.set(false)
  showLanguage(ownLanguage())
  isShown = true
  onSessionChange(() => showLanguage(ownLanguage()))
}

let isShown = false

/** The reader's own choice: kept on this device, and with their account when they are signed in. */
export async function switchLanguage(language: Language) {
  await fetchAllTexts()
  showLanguage(language)
  try {
    if (currentUser()) adoptUser(await send(session.changeLanguage, { language }))
    rememberOnDevice(language)
  } catch (error) {
    showLanguage(ownLanguage())
    throw error
  }
}

/** Whether the switch would be kept: whoever is signed in needs the right to change the language of their account. */
export function maySwitchLanguage() {
  return currentUser() === null || hasPermission('can-change-language')
}

/** The door's own, in the language that it opens in: a sixth of all. */
async function fetchDoorTexts(language: Language) {
  const { data } = await persistently(() => send(translations.door, { language }))
  fillTexts(data.map((text) => ({ language, ...text })))
}

let all: Promise<void> | undefined

/** Every text in both languages, fetched once: the application needs it, and whoever switches the language. */
export function fetchAllTexts(): Promise<void> {
  all ??= persistently(() => send(translations.all, {})).then(({ data }) => fillTexts(data))
  return all
}

async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
      addEventListener('online', resolve, { once: true })
    })
    return persistently(ask)
  }
}

/** A language in the address is a choice for this device; it leaves the address, or it would undo every later choice on reload. */
function takeFromHash() {
  const language = languageInHash(location.hash)
  if (!language) return
  rememberOnDevice(language)
  history.replaceState(history.state, '', withoutLanguage(location.hash))
  if (!isShown || currentUser() || currentLanguage() === language) return
  void fetchAllTexts().then(() => showLanguage(language))
}

/** Whoever is signed in has their own. */
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
