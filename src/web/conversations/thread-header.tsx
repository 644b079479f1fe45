import { useSearch } from '@tanstack/react-router'
import type { Thread } from '#contract/conversations/conversations.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { changeAddress, type Search } from '#web/kit/page/address.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Mark } from '#web/kit/ui/mark.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
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
          <Link
            to="/inbox"
            search={changeAddress(search, { conversation: null, message: null })}
            aria-label={t('conversations.back')}
          >
            <IconArrowLeft size={22} aria-hidden="true" />
          </Link>
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
  const name = `${person.first_name} ${person.last_name}`
  const topic = t(`conversations.type_${type}`)
  if (side !== 'office') {
    return (
      <>
        <Mark size={28} />
        <div className={styles.names}>
          <h2>{side === 'student' ? t('conversations.the_office') : topic}</h2>
          <p>{t(side === 'student' ? 'conversations.office_answers' : 'conversations.with_office')}</p>
        </div>
      </>
    )
  }
  return (
    <>
      <Avatar name={name} src={person.avatar_url} size="md" />
      <div className={styles.names}>
        <h2>{person.role === 'pro-artist' ? <Link to={`/proartist/${person.id}`}>{name}</Link> : name}</h2>
        <p>{person.role === 'pro-artist' ? topic : t('conversations.student')}</p>
      </div>
    </>
  )
}
