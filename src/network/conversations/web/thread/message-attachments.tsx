import type { CSSProperties } from 'react'
import { addressOf } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Row } from '#kit/web/ui/layout.tsx'
import { FileCard } from '#kit/web/upload/file-card.tsx'
import { type Attachment, conversations } from '#network/conversations/contract/conversations.ts'
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
  if (attachments.length === 0) return null
  return (
    <Row as="ul" gap="xs" aria-label={t('conversations.attachments')}>
      {attachments.map(({ id, name, mime, bytes, width, height }) => {
        const address = { id: conversationId, attachment_id: id }
        const whole = addressOf(conversations.attachment, address)
        return (
          <li key={id}>
            {width && height ? (
              <a className={styles.file} href={whole} target="_blank" rel="noreferrer">
                <img
                  src={addressOf(conversations.attachment, { ...address, size: 'small' })}
                  alt={name}
                  // Its space is reserved before it has loaded: nothing below it moves.
                  style={{ '--shape': width / height } as CSSProperties}
                />
              </a>
            ) : (
              <FileCard {...{ name, mime, bytes }} address={whole} label={name} />
            )}
          </li>
        )
      })}
    </Row>
  )
}
