import { removeDraft, storeDraft, storedDraft } from './drafts.ts'
import { keyOf } from './form-draft.ts'

/** Moves a draft to another form. By itself, since the sign-in page loads the drafts of its own. */

/** What was typed into one form is restored into another. */
export function moveDraft(from: string, to: string) {
  const draft = storedDraft(keyOf(from))
  if (!draft) return
  storeDraft(keyOf(to), draft)
  removeDraft(keyOf(from))
}
