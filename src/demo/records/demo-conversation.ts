import type { ConversationType } from '#network/conversations/contract/conversations.ts'

/** Who says it: whose conversation it is, somebody of the office, or the office to itself in a note. */
type Voice = 'artist' | 'student' | 'office' | 'owner' | 'note'
export type DemoLine = readonly [Voice, string]

export type DemoConversation = {
  email: string
  type: ConversationType
  /** Since the last line. */
  days: number
  /** How many of the last lines the other side has not seen yet. */
  unread?: number
  /** The line that carries a file. */
  attachment?: { line: number; name: string; title: string; facts: readonly string[] }
  lines: readonly DemoLine[]
}
