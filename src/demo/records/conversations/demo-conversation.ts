import type { ConversationType } from '#network/conversations/contract/conversations.ts'

/**
 * The author of a line: the person whose conversation it is, a user of the office, or the office in an internal note.
 */
type Voice = 'artist' | 'student' | 'office' | 'owner' | 'note'
export type DemoLine = readonly [Voice, string]

export type DemoConversation = {
  email: string
  type: ConversationType
  /** Since the last line. */
  days: number
  /** How many of the last lines the other side has not read yet. */
  unread?: number
  /** The line that carries a file. */
  attachment?: { line: number; name: string; title: string; facts: readonly string[] }
  lines: readonly DemoLine[]
}
