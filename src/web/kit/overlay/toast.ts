import { translate } from '#web/kit/language/i18n.ts'

type Offer = { id: string; undo: () => Promise<unknown> }

/** The actions that visible toasts can undo, the newest last. */
export const offers = new Set<Offer>()

/** Reports a success; closes by itself. */
export function toast(message: string, { undo }: Partial<Pick<Offer, 'undo'>> = {}) {
  last += 1
  const id = String(last)
  if (!undo) return withToasts(({ showToast }) => showToast({ id, message, tone: 'good' }))
  const offer = { id, undo }
  offers.add(offer)
  const onClose = () => offers.delete(offer)
  withToasts(({ showToast }) => showToast({ id, message, tone: 'good', onUndo: () => takeBack(offer), onClose }))
}

/** Reports an error; stays until it is closed. */
export function toastError({ message }: Error) {
  withToasts(({ showToast }) => showToast({ id: message, message, tone: 'bad' }))
}

/** Undoes the action of a toast. */
export function takeBack({ id, undo }: Offer) {
  withToasts(({ hideToast }) => hideToast(id))
  undo().then(() => toast(translate('app.undone')), toastError)
}

let last = 0

/** Lazy: the first screen shows no toast. */
function withToasts(act: (toasts: typeof import('./toasts.tsx')) => void) {
  void import('./toasts.tsx').then(act)
}
