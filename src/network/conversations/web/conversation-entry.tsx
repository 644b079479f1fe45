import { Link } from '@tanstack/react-router'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { Search } from '#kit/web/page/address/address.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Count } from '#kit/web/ui/content/count.tsx'
import { entryLook } from '#kit/web/ui/inputs/entry.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ConversationRow } from '#network/conversations/contract/conversations.ts'
import { IconLock, IconPaperclip } from '~icons'
import { aboutOf } from './about.ts'
import { MarkedText } from './thread/marked-text.tsx'
import { readerSide } from './thread/reader-side.ts'
import { useSought } from './thread/use-sought.ts'
import { TypeIcon } from './type-icon.tsx'

type ConversationEntryProps = { row: ConversationRow; isOpen: boolean; search: Search }

/** A conversation in the list: its person or type, its latest message, and the number of unread ones. */
export function ConversationEntry({ row, isOpen, search }: ConversationEntryProps) {
  const t = useText()
  const format = useFormat()
  const { person, type, unread, last_message, found } = row
  const sought = useSought()
  const side = readerSide() ?? 'artist'
  const isOffice = side === 'office'
  const shown = found ?? last_message
  const name = fullName(person)
  const topic = side === 'student' ? t('conversations.the_office') : t(`conversations.type_${type}`)
  return (
    <Link to="/inbox" search={search} {...entryLook} data-lines aria-current={isOpen || undefined} resetScroll={false}>
      {isOffice ? <Avatar name={name} src={person.avatar_url} /> : <TypeIcon type={type} />}
      <Stack as="span" gap="3xs">
        {isOffice && (
          <Text as="strong" isStrong>
            <MarkedText text={name} words={sought} />
          </Text>
        )}
        <Row as="span" gap="xs" justify="space-between" align="baseline">
          {!isOffice && (
            <Text as="strong" isStrong>
              {topic}
            </Text>
          )}
          {isOffice && (
            <Text as="span" tone="soft" size="xs">
              {person.role === 'client' ? t('conversations.student') : topic}
            </Text>
          )}
          {shown && (
            <Text as="span" tone="soft" size="xs">
              <RelativeTime at={shown.sent_at} />
            </Text>
          )}
        </Row>
        <Row as="span" justify="space-between" isLine>
          {found && (
            <Text as="span" tone="soft" size="sm" lines={2}>
              {found.is_internal && <IconLock size={14} aria-label={t('conversations.internal')} />}
              {` ${firstName(found.author_name)}: `}
              <MarkedText text={found.passage} words={sought} />
            </Text>
          )}
          {!found && last_message && (
            <Text as="span" tone={unread > 0 ? undefined : 'soft'} size="sm" isStrong={unread > 0} lines={1}>
              {last_message.is_from_office === isOffice && `${firstName(last_message.author_name)}: `}
              {last_message.attachments > 0 && <IconPaperclip size={14} aria-label={t('conversations.attachments')} />}{' '}
              {last_message.text || t('conversations.files', { count: last_message.attachments })}
            </Text>
          )}
          {!shown && <Meta>{aboutOf(t, side, type)}</Meta>}
          {unread > 0 && <Count value={format.number(unread)} label={t('conversations.unread', { count: unread })} />}
        </Row>
      </Stack>
    </Link>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
