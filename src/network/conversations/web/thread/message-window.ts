import type { InfiniteData } from '@tanstack/react-query'
import type { Message, Thread } from '#network/conversations/contract/conversations.ts'

/** A part of a conversation without a gap. There is more before it where it `has_more`, and after it where it `has_newer`. */
export type MessageWindow = Thread & { has_newer: boolean }

/** What a page holds: messages before one, after one, or the newest. */
export type Part = { before?: number; after?: number }

/** Oldest first. */
export type Pages = InfiniteData<Thread, Part>

/** As many as are held, and drawn, while somebody scrolls through a long conversation. */
export const maxPages = 4

export function olderThan(pages: Thread[]): Part {
  return { before: messagesIn(pages)[0]?.id }
}

export function newerThan(pages: Thread[]): Part {
  return { after: messagesIn(pages).at(-1)?.id }
}

/** `has_more` of a page is about its requested direction: in the other there is the message that it starts from. */
export function hasNewer({ pages, pageParams }: Pages): boolean {
  const part = pageParams.at(-1)
  return Boolean(part?.before || (part?.after && pages.at(-1)?.has_more))
}

/** The pages, and what `arrived` after them. */
export function windowOf(pages: Pages, arrived: Thread): MessageWindow {
  return {
    ...arrived,
    messages: [...messagesIn(pages.pages), ...arrived.messages],
    has_more: hasOlder(pages),
    has_newer: hasNewer(pages) || arrived.has_more,
  }
}

/** Each message once, in its latest version. */
export function inOrder(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

function hasOlder({ pages, pageParams }: Pages): boolean {
  return Boolean(pageParams[0]?.after || pages[0]?.has_more)
}

function messagesIn(pages: Thread[]): Message[] {
  return pages.flatMap(({ messages }) => messages)
}
