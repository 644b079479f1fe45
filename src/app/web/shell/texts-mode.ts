import { onUserChange, type useMay } from '#kit/web/session/session.ts'
import { createStore } from '#kit/web/session/store.ts'

/** Whether a click on any screen edits the text under it, in place of what it does otherwise. */
export const editsTexts = createStore(false)

onUserChange(() => editsTexts.set(false))

/** Editing needs the right to read both languages, too. */
export function mayEditTexts(may: ReturnType<typeof useMay>): boolean {
  return may('can-edit-translations') && may('can-see-translations')
}
