import type { CSSProperties } from 'react'
import { addressOf } from '#kit/web/calls/api.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { type Attachment, conversations } from '#network/conversations/contract/conversations.ts'
import { IconFileTypePdf } from '~icons'
import styles from './message.module.css'

/** Pictures to look at, papers to save. */
export function MessageAttachments({
  conversationId,
  attachments,
}: {
  conversationId: number
  attachments: Attachment[]
}) {
  const t = useText()
  const format = useFormat()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label={t('conversations.attachments')}>
      {attachments.map(({ id, name, bytes, width, height }) => {
        const address = { id: conversationId, attachment_id: id }
        return (
          <li key={id}>
            <a href={addressOf(conversations.attachment, address)} target="_blank" rel="noreferrer">
              {width && height ? (
                <img
                  src={addressOf(conversations.attachment, { ...address, size: 'small' })}
                  alt={name}
                  // Its space is reserved before it has loaded: nothing below it moves.
                  style={{ '--shape': width / height } as CSSProperties}
                />
              ) : (
                <span className={styles.paper}>
                  <IconFileTypePdf size={22} stroke={1.6} aria-hidden="true" />
                  <span className={styles.fileName}>{name}</span>
                  <Text as="span" tone="soft" size="xs">
                    {format.bytes(bytes)}
                  </Text>
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
