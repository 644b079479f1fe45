import { unsubscribeHere, unsubscribeOthers } from '#academy/notifications/web/push/this-device.shown.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { translations } from '#kit/contract/texts/translations.ts'
import { currentLanguage, translate } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { currentUser, hasSessionEnded, onUserChange, type SignedIn } from '#kit/web/session/session.ts'
import { readToday } from './read-today.ts'

/*
 * Registers the service worker, with which the program opens without a connection, and reads ahead what its reader needs
 * today. Loaded after the first screen.
 */

/** In milliseconds. */
const hour = 3_600_000

async function register() {
  const workers = navigator.serviceWorker
  if (!workers || !import.meta.env.PROD) return
  // Where there was one before, another takes over when the portal has a new version; this tab keeps using the one that it began with.
  if (workers.controller) workers.addEventListener('controllerchange', () => toast(translate('app.renewed_tab')))
  const registration = await workers.register('/service-worker.js')
  await storeTexts()
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
    // A phone restores the page of days ago.
    readToday(currentUser())
  })
}

/** They came before there was a worker that stores them. */
async function storeTexts() {
  const cache = await caches.open('atelier.program')
  for (const { path } of [translations.application, translations.door]) {
    const address = fillPath(path, { language: currentLanguage() })
    if (!(await cache.match(address))) await cache.add(address)
  }
}

// Private windows and strict settings allow none: the portal works without it.
register().catch(() => undefined)
readToday(currentUser())
onUserChange(readToday)
// A session that expired still shows them, as mail does; after signing out, or to another person, they are not shown.
onUserChange((user, previous) => {
  if (previous && (user || !hasSessionEnded())) void unsubscribeHere()
})
onUserChange(unsubscribeFormer)
unsubscribeFormer(currentUser())

/** They may also have been here before this page was loaded. */
function unsubscribeFormer(user: SignedIn | null) {
  if (user) unsubscribeOthers(user.id)
}
