import { translate } from '#web/kit/language/i18n.ts'

type Offer = { id: string; undo: () => Promise<unknown> }

/** The actions that visible toasts can undo, the newest last. */
export const offers = new Set<Offer>()

/** Reports a success; closes by itself. */
export function toast(message: string, { undo }: Partial<Pick<Offer, 'undo'>> = {}) {
  const isReplaced = performance.now() < replacedUntil
  replacedUntil = 0
  if (isReplaced && !undo) return
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

/** Reports this error in place of the success that the same answer is about to report. */
export function toastInstead(error: Error) {
  replacedUntil = performance.now() + longestBetween
  toastError(error)
}

/** Undoes the action of a toast. */
export function takeBack({ id, undo }: Offer) {
  withToasts(({ hideToast }) => hideToast(id))
  undo().then(() => toast(translate('app.undone')), toastError)
}

let last = 0
let replacedUntil = 0
/** In milliseconds, between an answer and the toast about it. */
const longestBetween = 1000

/** Lazy: the first screen shows no toast. */
function withToasts(act: (toasts: typeof import('./toasts.tsx')) => void) {
  void import('./toasts.tsx').then(act)
}
