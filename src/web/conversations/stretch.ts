import type { Message, Thread } from '#contract/conversations/conversations.ts'

/** A part of a conversation without a gap. There is more before it where it `has_more`, and after it where it `has_newer`. */
export type Stretch = Thread & { has_newer: boolean }

/** As many messages as are held, and drawn, while somebody scrolls through a long conversation. */
export const longest = 200

export function newestStretch(answer: Thread): Stretch {
  return { ...answer, has_newer: false }
}

/** One that begins in the middle: before its first message there may be others. */
export function stretchFrom(answer: Thread): Stretch {
  return { ...answer, has_more: true, has_newer: answer.has_more }
}

/** With what came after the message `after`; as it was, where it ends elsewhere by now. */
export function withNewer(stretch: Stretch, answer: Thread, after: number): Stretch {
  if (stretch.messages.at(-1)?.id !== after) return stretch
  const messages = [...stretch.messages, ...answer.messages]
  return { ...answer, messages, has_more: stretch.has_more, has_newer: answer.has_more }
}

/** With what came before the message `before`; as it was, where it begins elsewhere by now. */
export function withOlder(stretch: Stretch, answer: Thread, before: number): Stretch {
  if (stretch.messages[0]?.id !== before) return stretch
  return { ...stretch, messages: [...answer.messages, ...stretch.messages], has_more: answer.has_more }
}

/** Lets go of the oldest, for a reader who is near the newest. */
export function withoutOldest(stretch: Stretch): Stretch {
  if (stretch.messages.length <= longest) return stretch
  return { ...stretch, messages: stretch.messages.slice(-longest), has_more: true }
}

/** Lets go of the newest, for a reader who is near the oldest. */
export function withoutNewest(stretch: Stretch): Stretch {
  if (stretch.messages.length <= longest) return stretch
  return { ...stretch, messages: stretch.messages.slice(0, longest), has_newer: true }
}

/** Each message once, as it was heard of last. */
export function inOrder(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
