import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ConversationRow } from '#contract/conversations.ts'
import type { Search } from '#web/kit/address.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { RelativeTime } from '#web/kit/relative-time.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Count } from '#web/kit/ui/badge.tsx'
import styles from './inbox.module.css'
import { readerSide } from './reader-side.ts'
import { TypeIcon } from './type-icon.tsx'

type ConversationEntryProps = { row: ConversationRow; isOpen: boolean; search: Search }

/** A conversation in the list: whose or which, how it goes on, and how much of it is new. */
export function ConversationEntry({ row, isOpen, search }: ConversationEntryProps) {
  const t = useText()
  const format = useFormat()
  const { artist, type, unread, last_message } = row
  const isOffice = readerSide() === 'office'
  const name = `${artist.first_name} ${artist.last_name}`
  const topic = t(`conversations.type_${type}`)
  return (
    <Link
      to="/inbox"
      search={search}
      className={styles.entry}
      aria-current={isOpen || undefined}
      data-unread={unread > 0 || undefined}
      resetScroll={false}
    >
      {isOffice ? <Avatar name={name} src={artist.avatar_url} /> : <TypeIcon type={type} />}
      <span className={styles.entryWords}>
        {isOffice && <strong>{name}</strong>}
        <span className={styles.entryHead}>
          {isOffice ? <span className={styles.topic}>{topic}</span> : <strong>{topic}</strong>}
          {last_message && <RelativeTime at={last_message.sent_at} />}
        </span>
        <span className={styles.entryFoot}>
          {last_message ? (
            <span className={styles.preview}>
              {last_message.is_from_office === isOffice && `${firstName(last_message.author_name)}: `}
              {last_message.attachments > 0 && <IconPaperclip size={14} aria-label={t('conversations.attachments')} />}
              {last_message.text}
            </span>
          ) : (
            <span className={styles.about}>{t(`conversations.about_${type}`)}</span>
          )}
          {unread > 0 && <Count value={format.number(unread)} label={t('conversations.unread', { count: unread })} />}
        </span>
      </span>
    </Link>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
