import { useSearch } from '@tanstack/react-router'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { changeAddress, type Search } from '#kit/web/page/address/address.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Meta, Stack } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { Mark } from '#kit/web/ui/styles/mark.tsx'
import type { Thread } from '#network/conversations/contract/conversations.ts'
import { IconArrowLeft } from '~icons'
import { readerSide } from './reader-side.ts'
import styles from './thread.module.css'

/** With whom, and about what; on a phone the way back to the list. */
export function ThreadHeader({ thread, isAbsent }: { thread: Thread | null; isAbsent: boolean }) {
  const t = useText()
  const search = useSearch({ strict: false }) as Search
  return (
    <header className={styles.header}>
      {/* Who has but one conversation has no list to go back to. */}
      {readerSide() !== 'student' && (
        <span className={styles.back}>
          <LinkButton
            kind="quiet"
            size="sm"
            to="/inbox"
            search={changeAddress(search, { conversation: null, message: null })}
            aria-label={t('conversations.back')}
          >
            <IconArrowLeft size={22} aria-hidden="true" />
          </LinkButton>
        </span>
      )}
      {thread && <Counterpart thread={thread} />}
      {!thread && !isAbsent && <Skeleton width="12rem" height="1.5rem" />}
    </header>
  )
}

function Counterpart({ thread: { person, type } }: { thread: Thread }) {
  const t = useText()
  const side = readerSide()
  const name = fullName(person)
  const topic = t(`conversations.type_${type}`)
  if (side !== 'office') {
    return (
      <>
        <Mark size={28} />
        <Stack gap="none">
          <Heading>{side === 'student' ? t('conversations.the_office') : topic}</Heading>
          <Meta>{t(side === 'student' ? 'conversations.office_answers' : 'conversations.with_office')}</Meta>
        </Stack>
      </>
    )
  }
  return (
    <>
      <Avatar name={name} src={person.avatar_url} size="md" />
      <Stack gap="none">
        <Heading>{person.role === 'pro-artist' ? <Link to={`/proartist/${person.id}`}>{name}</Link> : name}</Heading>
        <Meta>{person.role === 'pro-artist' ? topic : t('conversations.student')}</Meta>
      </Stack>
    </>
  )
}
