import { storage } from '#kit/web/session/device-storage.ts'
import { createStore } from '#kit/web/session/store.ts'

/** What the portal has not recorded yet (marks of attendance, outcomes): stored on this device, and sent until the portal answers. */

/** In milliseconds, until what the portal did not take is sent again without news of the connection. */
const pause = 10_000

/** A store whose state outlives a reload, at `place` of the device's storage; nothing is left there once it `isEmpty`. */
export function storedOnDevice<State extends object>(
  place: string,
  nothing: State,
  isEmpty: (state: State) => boolean,
) {
  const store = createStore<State>({ ...nothing, ...(storage.read(place) as Partial<State> | null) })
  function change(part: Partial<State>) {
    const next = { ...store.get(), ...part }
    store.set(next)
    if (isEmpty(next)) storage.remove((key) => key === place)
    else storage.write(place, next)
  }
  return { store, change }
}

/** Returns a function that calls `send`, once at a time. Where that fails, `onFailed` is called, and it is tried again after a pause. */
export function sender(send: () => Promise<void>, onFailed?: () => void): () => Promise<void> {
  let isUnderWay = false
  return async function sendAll() {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await send()
    } catch {
      onFailed?.()
      setTimeout(() => void sendAll(), pause)
    } finally {
      isUnderWay = false
    }
  }
}
