import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { Message } from '#network/conversations/contract/conversations.ts'
import { IconArrowDown, IconChecks } from '~icons'
import { type Address, type Pending, retry } from '../composer/outbox.ts'
import styles from './log.module.css'
import { MessageGroup } from './message-group.tsx'
import { byDay } from './message-groups.ts'
import type { MessageWindow } from './message-window.ts'
import { PendingMessage } from './pending-message.tsx'
import { readerSide } from './reader-side.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useReading } from './use-reading.ts'
import type { Further } from './use-thread.ts'

type ThreadLogProps = {
  thread: MessageWindow
  messages: Message[]
  /** They stand behind the newest message, wherever the reader is. */
  pending: Pending[]
  address: Address
  /** The message that the reader came for. */
  found: number | null
  older: Further
  newer: Further
  newest: Further
  onEdit: (pending: Pending) => void
}

/** The messages, oldest above. Earlier ones come as the reader scrolls up to them, later ones as they scroll down. */
export function ThreadLog({ thread, messages, pending, address, found, ...props }: ThreadLogProps) {
  const { older, newer, newest, onEdit } = props
  const t = useText()
  const format = useFormat()
  const last = messages.at(-1)
  const waiting = pending.map(({ client_key, problem }) => client_key + problem)
  const { log, content, isAtEnd, onScroll, toEnd } = useLogScroll({
    drawn: [messages[0]?.id, last?.id, ...waiting].join(' '),
    reachesNewest: !thread.has_newer,
    found,
    askForNewest: newest.ask,
  })
  const upToNewest = thread.has_newer ? [] : messages
  const unseen = useUnseen(upToNewest, isAtEnd)
  const newestLine = useReading(thread.id, upToNewest)
  useOwnInSight(pending, toEnd)
  const isRead = !thread.has_newer && last && thread.read_up_to && thread.read_up_to.id >= last.id
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('conversations.log')}
        aria-busy={[older, newer, newest].some(({ state }) => state === 'loading')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {thread.has_more && <More side="earlier" {...older} />}
          {byDay(messages).map(({ at, groups }) => (
            <Stack as="section" key={new Date(at).toDateString()} gap="none" aria-label={format.day(at)}>
              <Text as="h3" size="xs" tone="soft">
                <span className={styles.date}>
                  <Text as="span" isSentence>
                    <time dateTime={at}>{format.day(at)}</time>
                  </Text>
                </span>
              </Text>
              {groups.map(({ first, messages: together }) => (
                <MessageGroup key={first.id} thread={thread} messages={together} found={found} />
              ))}
            </Stack>
          ))}
          <div ref={newestLine} className={styles.newestLine} />
          {isRead && thread.read_up_to && (
            <Row as="p" justify="end">
              <Text as="span" tone="soft" size="xs">
                <span title={format.dateTime(thread.read_up_to.at)}>
                  <IconChecks size={16} aria-hidden="true" />{' '}
                  {t('conversations.seen', { when: format.relative(thread.read_up_to.at) })}
                </span>
              </Text>
            </Row>
          )}
          {thread.has_newer ? (
            <More side="later" {...newer} />
          ) : (
            pending.map((one) => (
              <PendingMessage
                key={one.client_key}
                pending={one}
                onRetry={() => retry(address, one.client_key)}
                onEdit={() => onEdit(one)}
              />
            ))
          )}
        </div>
      </div>
      {!isAtEnd && (
        <div className={styles.pill}>
          <Button
            size="sm"
            kind={unseen > 0 ? 'primary' : 'plain'}
            icon={<IconArrowDown size={16} />}
            isBusy={newest.state === 'loading'}
            onClick={toEnd}
          >
            {newest.state === 'failed' && t('conversations.to_newest_failed')}
            {newest.state !== 'failed' &&
              (unseen > 0 ? t('conversations.new_messages', { count: unseen }) : t('conversations.to_newest'))}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Becomes visible when the reader is near an end of the loaded messages, and requests more. */
function More({ side, state, ask }: Further & { side: 'earlier' | 'later' }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const element = place.current
    if (state !== 'idle' || !element) return
    const root = element.closest('[role=log]')
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once, the oldest first.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root, rootMargin: '240px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [state])
  return (
    <div ref={place} className={styles.more} data-side={side}>
      <Row gap="xs" justify="center">
        {state === 'failed' && (
          <Text as="span" tone="soft" size="sm">
            {t(`conversations.failed_${side}`)}
          </Text>
        )}
        <Button size="sm" kind="quiet" isBusy={state === 'loading'} onClick={ask}>
          {state === 'failed' ? t('app.try_again') : t(`conversations.load_${side}`)}
        </Button>
      </Row>
    </div>
  )
}

/** How many of the other side's messages came while the reader was further up; those read before are no news. */
function useUnseen(messages: readonly Message[], isAtEnd: boolean): number {
  const newest = messages.at(-1)?.id ?? 0
  const [lastRead, setLastRead] = useState(newest)
  useEffect(() => {
    if (isAtEnd) setLastRead(newest)
  }, [isAtEnd, newest])
  const isOffice = readerSide() === 'office'
  const isNews = ({ id, is_from_office, read_at }: Message) => id > lastRead && is_from_office !== isOffice && !read_at
  return messages.filter(isNews).length
}

/** A sender wants to see the new message; one that failed earlier does not scroll. */
function useOwnInSight(pending: readonly Pending[], toEnd: () => void) {
  const newest = pending.findLast(({ problem }) => problem === null)?.client_key
  const shown = useRef(newest)
  useEffect(() => {
    if (newest && newest !== shown.current) toEnd()
    shown.current = newest
  })
}
