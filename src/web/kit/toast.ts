import { createStore } from './store.ts'

export type Toast = { id: number; message: string; tone: 'good' | 'bad' }

export const toasts = createStore<Toast[]>([])

/** A word about what just happened; leaves by itself. */
export function toast(message: string) {
  const id = show(message, 'good')
  setTimeout(() => closeToast(id), 6000)
}

/** Stays until it is closed: nobody should miss why something did not happen. */
export function toastError({ message }: Error) {
  if (!toasts.get().some((shown) => shown.message === message)) show(message, 'bad')
}

export function closeToast(id: number) {
  toasts.set(toasts.get().filter((shown) => shown.id !== id))
}

let last = 0

function show(message: string, tone: Toast['tone']): number {
  last += 1
  toasts.set([...toasts.get(), { id: last, message, tone }])
  return last
}
