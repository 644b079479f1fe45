import { notifications } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { storage } from '#kit/web/session/device-storage.ts'

/** This browser's subscription to notifications. */

export type Standing = 'possible' | 'denied' | 'unsupported'

// Deleted with its owner, see `storage.removeOf`.
const placeOf = (user: number | '') => `atelier.push.${user}`

/** The id of this browser among the reader's devices. */
export function deviceHere(user: number): number | null {
  const id = storage.read(placeOf(user))
  return typeof id === 'number' ? id : null
}

/** The browser's user may withdraw it at any time, without the portal. */
export function isAllowedHere(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

export async function standingHere(): Promise<Standing> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Requests the browser's permission and registers its subscription; false: the permission was not granted. */
export async function subscribeHere(user: number, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  // One by a former key of the portal would be of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { data } = await send(notifications.addDevice, { endpoint: endpoint ?? '', p256dh, auth })
  storage.write(placeOf(user), data.id)
  return true
}

/** What was turned on by somebody whose session has ended is shown until another person signs in. */
export function unsubscribeOthers(user: number): void {
  const isOfOthers = (key: string) => key.startsWith(placeOf('')) && key !== placeOf(user)
  if (storage.names(isOfOthers).length === 0) return
  storage.remove(isOfOthers)
  void unsubscribeHere()
}

/** The push service then refuses what is still sent there, and the portal forgets it. */
export async function unsubscribeHere(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // There is none, or the browser is without a connection.
  }
}
