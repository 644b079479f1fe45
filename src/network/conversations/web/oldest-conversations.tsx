import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { conversations } from '#network/conversations/contract/conversations.ts'

/** Who wrote to the office and waits to be read. */
export function OldestConversations() {
  const t = useText()
  return (
    <OldestRows endpoint={conversations.list} input={{ unread: 1, sortBy: 'last_message_at' }}>
      {({ id, person, last_message }) => {
        const place = { to: '/inbox', search: { unread: '1', conversation: String(id) } }
        return (
          last_message && (
            <OldestRow
              key={id}
              person={person}
              {...place}
              note={last_message.text || t('conversations.files', { count: last_message.attachments })}
              since={last_message.sent_at}
            >
              <LinkButton size="sm" {...place}>
                {t('conversations.answer')}
              </LinkButton>
            </OldestRow>
          )
        )
      }}
    </OldestRows>
  )
}
