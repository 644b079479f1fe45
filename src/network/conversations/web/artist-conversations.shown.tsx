import { useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { Count } from '#kit/web/ui/content/count.tsx'
import { Pill } from '#kit/web/ui/inputs/pill.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { conversationTypes } from '#network/conversations/contract/conversations.ts'
import styles from './artist-conversations.module.css'
import { ThreadView } from './thread/thread-view.tsx'

/** What was written with one artist, by what it is about. */
export function ArtistConversations({ artist }: { artist: ProArtist }) {
  const t = useText()
  const format = useFormat()
  const all = conversationTypes.flatMap((type) => artist.conversations.find((one) => one.type === type) ?? [])
  const [chosen, setChosen] = useState(() => (all.find(({ unread }) => unread > 0) ?? all[0])?.id)
  if (!chosen) return null
  return (
    <Section title={t('conversations.title')}>
      <Row justify="space-between">
        <Row gap="xs">
          {all.map(({ id, type, unread }) => (
            <Pill key={id} isPressed={id === chosen} onClick={() => setChosen(id)}>
              {t(`conversations.type_${type}`)}
              {unread > 0 && (
                <Count value={format.number(unread)} label={t('conversations.unread', { count: unread })} />
              )}
            </Pill>
          ))}
        </Row>
        <Link to="/inbox" search={{ conversation: chosen }}>
          {t('conversations.open_in_inbox')}
        </Link>
      </Row>
      <div className={`${styles.thread} surface`}>
        <ThreadView key={chosen} id={chosen} />
      </div>
    </Section>
  )
}
