import type { useText } from '#kit/web/language/i18n.ts'
import type { ConversationType } from '#network/conversations/contract/conversations.ts'
import type { readerSide } from './thread/reader-side.ts'

type Side = NonNullable<ReturnType<typeof readerSide>>

/** What a conversation is for, in a sentence to its reader. A student has one for everything. */
export function aboutOf(t: ReturnType<typeof useText>, side: Side, type: ConversationType): string {
  if (side === 'student') return t('conversations.student_about')
  return side === 'office' ? t(`conversations.office_about_${type}`) : t(`conversations.about_${type}`)
}
