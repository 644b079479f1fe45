import { translate } from '#web/kit/language/i18n.ts'

type Offer = { id: string; undo: () => Promise<unknown> }

/** What messages that are there offer to take back, the newest last. */
export const offers = new Set<Offer>()

/** A word about what just happened; leaves by itself. */
export function toast(message: string, { undo }: Partial<Pick<Offer, 'undo'>> = {}) {
  last += 1
  const id = String(last)
  if (!undo) return draw(({ showToast }) => showToast({ id, message, tone: 'good' }))
  const offer = { id, undo }
  offers.add(offer)
  const onClose = () => offers.delete(offer)
  draw(({ showToast }) => showToast({ id, message, tone: 'good', onUndo: () => takeBack(offer), onClose }))
}

/** Stays until it is closed: nobody should miss why something did not happen. */
export function toastError({ message }: Error) {
  draw(({ showToast }) => showToast({ id: message, message, tone: 'bad' }))
}

/** Undoes what a message tells of. */
export function takeBack({ id, undo }: Offer) {
  draw(({ hideToast }) => hideToast(id))
  undo().then(() => toast(translate('app.undone')), toastError)
}

let last = 0

/** What draws toasts comes after the first screen, which has nothing to say yet. */
function draw(how: (toasts: typeof import('./toasts.tsx')) => void) {
  void import('./toasts.tsx').then(how)
}
