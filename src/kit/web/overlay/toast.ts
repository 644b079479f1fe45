import { translate } from '#kit/web/language/i18n.ts'

/** Shows toasts: a success, with an optional undo, or an error. */

type Offer = { id: string; undo: () => Promise<unknown> }

/** The actions that visible toasts can undo, the newest last. */
export const offers = new Set<Offer>()

/** Reports a success, or what `toastInstead` reported; closes by itself. */
export function toast(message: string, { undo }: Partial<Pick<Offer, 'undo'>> = {}) {
  const instead = takeReplacement()
  if (instead && !undo) return
  last += 1
  const id = String(last)
  if (!undo) return withToasts(({ showToast }) => showToast({ id, message, tone: 'good' }))
  const offer = { id, undo }
  offers.add(offer)
  const onClose = () => offers.delete(offer)
  const report = instead ? ({ message: instead.message, tone: 'bad' } as const) : ({ message, tone: 'good' } as const)
  withToasts(({ showToast, hideToast }) => {
    if (instead) hideToast(instead.message)
    showToast({ id, ...report, onUndo: () => takeBack(offer), onClose })
  })
}

/** Reports an error; stays until it is closed. */
export function toastError({ message, reference = null }: Error & { reference?: string | null }) {
  withToasts(({ showToast }) => showToast({ id: message, message, reference, tone: 'bad' }))
}

/** Reports this error in place of the success that the same answer is about to report, whose undo it takes over. */
export function toastInstead(error: Error) {
  replacement = { error, until: performance.now() + longestBetween }
  toastError(error)
}

/** Undoes the action of a toast. */
export function takeBack({ id, undo }: Offer) {
  withToasts(({ hideToast }) => hideToast(id))
  undo().then(() => toast(translate('app.undone')), toastError)
}

let last = 0
let replacement: { error: Error; until: number } | null = null
/** In milliseconds, between an answer and the toast about it. */
const longestBetween = 1000

function takeReplacement(): Error | null {
  const taken = replacement
  replacement = null
  return taken && performance.now() < taken.until ? taken.error : null
}

/** Lazy: the first screen shows no toast. */
function withToasts(act: (toasts: typeof import('./toasts.tsx')) => void) {
  void import('./toasts.tsx').then(act)
}
