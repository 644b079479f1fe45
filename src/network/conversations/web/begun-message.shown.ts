import { storeDraft, storedDraft } from '#kit/web/form/drafts/drafts.ts'
import { currentUser } from '#kit/web/session/session.ts'

/** Under which name a form stores what is being written in a conversation. */
export function messageDraft(conversationId: number): string {
  return `message.${conversationId}`
}

/** Begins a message that the reader finds in the conversation when they come there, unless they have begun another one. */
export function beginMessage(conversationId: number, message: string) {
  const key = `${currentUser()?.id}.${messageDraft(conversationId)}`
  if (!storedDraft(key)) storeDraft(key, { base: { message: '', is_internal: false }, typed: { message } })
}
