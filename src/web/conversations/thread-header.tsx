import { IconArrowLeft } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { Thread } from '#contract/conversations.ts'
import { changeAddress, type Search } from '#web/kit/address.ts'
import { useText } from '#web/kit/i18n.ts'
import { Link } from '#web/kit/link.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Mark } from '#web/kit/ui/mark.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { readerSide } from './reader-side.ts'
import styles from './thread.module.css'

/** With whom, and about what; on a phone the way back to the list. */
export function ThreadHeader({ thread, isAbsent }: { thread: Thread | null; isAbsent: boolean }) {
  const t = useText()
  const search = useSearch({ strict: false }) as Search
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <Link
          to="/inbox"
          search={changeAddress(search, { conversation: null, message: null })}
          aria-label={t('conversations.back')}
        >
          <IconArrowLeft size={22} aria-hidden="true" />
        </Link>
      </span>
      {thread && <Counterpart thread={thread} />}
      {!thread && !isAbsent && <Skeleton width="12rem" height="1.5rem" />}
    </header>
  )
}

function Counterpart({ thread: { artist, type } }: { thread: Thread }) {
  const t = useText()
  const name = `${artist.first_name} ${artist.last_name}`
  const topic = t(`conversations.type_${type}`)
  if (readerSide() === 'artist') {
    return (
      <>
        <Mark size={28} />
        <div className={styles.names}>
          <h2>{topic}</h2>
          <p>{t('conversations.with_office')}</p>
        </div>
      </>
    )
  }
  return (
    <>
      <Avatar name={name} src={artist.avatar_url} size="md" />
      <div className={styles.names}>
        <h2>
          <Link to={`/proartist/${artist.id}`}>{name}</Link>
        </h2>
        <p>{topic}</p>
      </div>
    </>
  )
}
