import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { PushPanel } from './push-panel.tsx'

beforeAll(() => signIn())

const words = page.getByRole('checkbox', { name: translate('notifications.push_words') })

test('a device shows no words until its reader wants them, and each choice is saved at once', async () => {
  await turnOnHere()
  permit('granted')
  show(<PushPanel />)
  await expect.element(words).not.toBeChecked()
  await words.click()
  await expect.poll(here).toMatchObject({ shows_words: true, unwanted: [] })
  await page.getByRole('checkbox', { name: translate('notifications.push_kind_sales') }).click()
  await expect.poll(here).toMatchObject({ shows_words: true, unwanted: ['sales'] })
  await page.getByLabelText(translate('notifications.push_quiet_from')).selectOptions('22')
  await expect.poll(here).toMatchObject({ quiet_from: 22, quiet_until: 8 })
  // Two at once, on a slow line.
  const release = holdUp()
  await page.getByRole('checkbox', { name: translate('notifications.push_kind_sales') }).click()
  await words.click()
  release()
  await expect.poll(here).toMatchObject({ shows_words: false, unwanted: [] })
  await expect.element(words).not.toBeChecked()
  await page.getByRole('button', { name: translate('notifications.push_off') }).click()
  await expect.poll(here).toBeUndefined()
  await expect.element(words).not.toBeInTheDocument()
})

test('a device whose browser may show nothing any more is off, and is no other device', async () => {
  await turnOnHere()
  permit('denied')
  show(<PushPanel />)
  await expect.element(page.getByText(translate('notifications.push_denied'))).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
  expect(page.getByRole('button').elements()).toEqual([])
})

async function turnOnHere() {
  const { data } = await send(notifications.addDevice, await newSubscription())
  storage.write(`atelier.push.${currentUser()?.id}`, data.id)
  onTestFinished(() => send(notifications.removeDevice, { id: data.id }).catch(() => undefined))
}

/** What the browser's user has decided; it has a service worker, as every browser that the portal was opened in. */
function permit(permission: NotificationPermission) {
  const decided = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  const registration = {} as ServiceWorkerRegistration
  const registered = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  onTestFinished(() => {
    decided.mockRestore()
    registered.mockRestore()
  })
}

/** No choice reaches the portal, until the returned function is called. */
function holdUp(): () => void {
  const { fetch } = window
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const slow = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    if (request?.method === 'PUT') await released
    return fetch(url, request)
  })
  onTestFinished(() => slow.mockRestore())
  return release
}

const here = async () => (await send(notifications.devices, {})).data.devices[0]

/** As a browser makes one. */
async function newSubscription() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const written = (bytes: ArrayBuffer | Uint8Array) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
    p256dh: written(await crypto.subtle.exportKey('raw', publicKey)),
    auth: written(crypto.getRandomValues(new Uint8Array(16))),
  }
}
