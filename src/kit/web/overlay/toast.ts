import { ApiError } from '#kit/web/calls/api-error.ts'
import { isFinal } from '#kit/web/calls/attempts.ts'
import { translate } from '#kit/web/language/i18n.ts'
import type { Toast } from './toasts.tsx'

/** Shows toasts: a success, with an optional undo, or an error. */

type Offer = { id: string; undo: () => Promise<unknown> }

/** The actions that visible toasts can undo, the newest last. */
export const offers = new Set<Offer>()

/** Closes the errors of calls that had no final answer: what was tried again is done. */
export function closeUnanswered() {
  if (unanswered.size === 0) return
  withToasts(({ hideToast }) => {
    unanswered.forEach(hideToast)
    unanswered.clear()
  })
}

/** Reports a success, or what `toastInstead` reported; closes by itself. */
export function toast(message: string, { undo }: Partial<Pick<Offer, 'undo'>> = {}) {
  closeUnanswered()
  const instead = takeReplacement()
  if (instead && !undo) return
  last += 1
  const id = String(last)
  if (!undo) return withToasts(({ showToast }) => showToast({ id, message, tone: 'good' }))
  if (instead) withToasts(({ hideToast }) => hideToast(instead.message))
  offer({ id, undo }, instead ? { message: instead.message, tone: 'bad' } : { message, tone: 'good' })
}

/** Reports what others did; it neither hides what the reader’s own action reports nor shows that it is done. */
export function toastNews(message: string) {
  last += 1
  const id = String(last)
  withToasts(({ showToast }) => showToast({ id, message, tone: 'good', isNews: true }))
}

function offer(undoable: Offer, report: Pick<Toast, 'message' | 'reference' | 'tone'>) {
  offers.add(undoable)
  const onClose = () => offers.delete(undoable)
  withToasts(({ showToast }) => showToast({ id: undoable.id, ...report, onUndo: () => takeBack(undoable), onClose }))
}

/** Reports an error; stays until it is closed. */
export function toastError(error: Error & { reference?: string | null }) {
  const { message, reference = null } = error
  if (error instanceof ApiError && !isFinal(error)) unanswered.add(message)
  withToasts(({ showToast }) => showToast({ id: message, message, reference, tone: 'bad' }))
}

/** Reports this error in place of the success that the same answer is about to report, whose undo it takes over. */
export function toastInstead(error: Error) {
  replacement = { error, until: performance.now() + longestBetween }
  toastError(error)
}

/** Undoes the action of a toast; it remains on offer while the portal cannot be reached, or fails. */
export function takeBack({ id, undo }: Offer) {
  withToasts(({ hideToast }) => hideToast(id))
  undo().then(
    () => toast(translate('app.undone')),
    (error) => {
      const mayTryAgain = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!mayTryAgain) return toastError(error)
      const { message, reference } = error
      offer({ id: `${id}+`, undo }, { message, reference, tone: 'bad' })
    },
  )
}

let last = 0
const unanswered = new Set<string>()
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
