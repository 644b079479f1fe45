import { useState } from 'react'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { conversationTypes } from '#contract/conversations/conversations.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Link } from '#web/kit/page/link.tsx'
import { Section } from '#web/kit/page/section.tsx'
import { Count } from '#web/kit/ui/badge.tsx'
import { IconArrowUpRight } from '~icons'
import styles from './artist-conversations.module.css'
import { ThreadView } from './thread-view.tsx'

/** What was written with one artist, by what it is about. */
export function ArtistConversations({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  const all = conversationTypes.flatMap((type) => artist.conversations.find((one) => one.type === type) ?? [])
  const [chosen, setChosen] = useState(() => (all.find(({ unread }) => unread > 0) ?? all[0])?.id)
  if (!chosen) return null
  return (
    <Section title={t('conversations.title')}>
      <div className={styles.bar}>
        <div className={styles.types}>
          {all.map(({ id, type, unread }) => (
            <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {t(`conversations.type_${type}`)}
              {unread > 0 && (
                <Count value={format.number(unread)} label={t('conversations.unread', { count: unread })} />
              )}
            </button>
          ))}
        </div>
        <Link to="/inbox" search={{ conversation: chosen }}>
          {t('conversations.open_in_inbox')}
          <IconArrowUpRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <div className={styles.thread}>
        <ThreadView key={chosen} id={chosen} />
      </div>
    </Section>
  )
}
