import { translate } from '#web/kit/language/i18n.ts'
import { createStore } from '#web/kit/session/store.ts'

export type Toast = {
  id: number
  message: string
  tone: 'good' | 'bad'
  /** Takes back what the message tells of. */
  undo?: () => Promise<unknown>
}

export const toasts = createStore<Toast[]>([])

/** A word about what just happened; leaves by itself. */
export function toast(message: string, { undo }: Pick<Toast, 'undo'> = {}) {
  show({ message, tone: 'good', undo })
}

/** Stays until it is closed: nobody should miss why something did not happen. */
export function toastError({ message }: Error) {
  if (!toasts.get().some((shown) => shown.message === message)) show({ message, tone: 'bad' })
}

/** Undoes what the message tells of. */
export function takeBack({ id, undo }: Toast) {
  closeToast(id)
  undo?.().then(() => toast(translate('app.undone')), toastError)
}

export function closeToast(id: number) {
  toasts.set(toasts.get().filter((shown) => shown.id !== id))
}

let last = 0

function show(toast: Omit<Toast, 'id'>) {
  last += 1
  toasts.set([...toasts.get(), { id: last, ...toast }])
}
