import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import type { Message, Thread } from '#network/conversations/contract/conversations.ts'
import { IconLock } from '~icons'
import styles from './message.module.css'
import { MessageAttachments } from './message-attachments.tsx'
import { MessageText } from './message-text.tsx'
import { readerSide } from './reader-side.ts'
import { useSought } from './use-sought.ts'

type MessageGroupProps = { thread: Thread; messages: Message[]; found: number | null }

/** What one person wrote in one go. */
export function MessageGroup({ thread, messages, found }: MessageGroupProps) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const sought = useSought()
  const [first] = messages
  if (!first) return null
  const { author_name, is_from_office, is_internal } = first
  const isOurs = is_from_office === (readerSide() === 'office')
  const isOwn = isOurs && author_name === (user && fullName(user))
  return (
    <div className={styles.group} data-ours={isOurs || undefined} data-internal={is_internal || undefined}>
      <Avatar name={author_name} src={is_from_office ? null : thread.person.avatar_url} size="sm" />
      <div className={styles.messages}>
        <Row as="p" gap="2xs" align="baseline">
          <Text as="strong" size="xs" isStrong>
            {isOwn ? t('conversations.you') : author_name}
          </Text>
          <Text as="span" tone="soft" size="xs">
            {is_from_office && readerSide() !== 'office' && `${t('conversations.office')} `}
            <time dateTime={first.sent_at}>{format.time(first.sent_at)}</time>
          </Text>
          {is_internal && (
            <Text as="span" tone="amber" size="xs">
              <IconLock size={14} aria-hidden="true" /> {t('conversations.internal')}
            </Text>
          )}
        </Row>
        {messages.map((message) => (
          <div
            key={message.id}
            className={styles.bubble}
            data-message={message.id}
            data-found={message.id === found || undefined}
            title={format.dateTime(message.sent_at)}
          >
            <MessageText text={message.text} sought={sought} />
            <MessageAttachments conversationId={thread.id} attachments={message.attachments} />
          </div>
        ))}
      </div>
    </div>
  )
}
