import type { Message } from '#network/conversations/contract/conversations.ts'

type Group = { first: Message; messages: Message[] }
export type Day = { at: string; groups: Group[] }

const longestBreak = 10 * 60_000

/** Messages by day, and in it by who wrote them in one go. */
export function byDay(messages: readonly Message[]): Day[] {
  const days: Day[] = []
  for (const message of messages) {
    const day = days.at(-1)
    const isSameDay = day && new Date(day.at).toDateString() === new Date(message.sent_at).toDateString()
    if (!isSameDay) days.push({ at: message.sent_at, groups: [{ first: message, messages: [message] }] })
    else if (!continues(day.groups.at(-1), message)) day.groups.push({ first: message, messages: [message] })
    else day.groups.at(-1)?.messages.push(message)
  }
  return days
}

function continues(group: Group | undefined, message: Message): boolean {
  const last = group?.messages.at(-1)
  return (
    last !== undefined &&
    last.author_name === message.author_name &&
    last.is_from_office === message.is_from_office &&
    last.is_internal === message.is_internal &&
    Date.parse(message.sent_at) - Date.parse(last.sent_at) < longestBreak
  )
}
