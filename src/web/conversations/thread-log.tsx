import { IconArrowDown, IconChecks } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Message, Thread } from '#contract/conversations.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import styles from './log.module.css'
import marks from './message.module.css'
import { MessageGroup } from './message-group.tsx'
import { byDay } from './message-groups.ts'
import { type Address, type Pending, retry } from './outbox.ts'
import { PendingMessage } from './pending-message.tsx'
import { readerSide } from './reader-side.ts'
import { useLogScroll } from './use-log-scroll.ts'

type ThreadLogProps = {
  thread: Thread
  messages: Message[]
  pending: Pending[]
  address: Address
  /** The message that the reader came for. */
  found: number | null
  older: 'idle' | 'loading' | 'failed'
  onOlder: () => void
  onEdit: (pending: Pending) => void
  /** Whether the newest is in sight. */
  onAtEnd: (isAtEnd: boolean) => void
}

/** The messages, oldest above. Earlier ones come as the reader scrolls up to them. */
export function ThreadLog({ thread, messages, pending, address, found, ...props }: ThreadLogProps) {
  const { older, onOlder, onEdit, onAtEnd } = props
  const t = useText()
  const format = useFormat()
  const last = messages.at(-1)
  const newest = `${last?.id} ${pending.map(({ client_key, problem }) => client_key + problem).join(' ')}`
  const { log, content, isAtEnd, onScroll, toEnd } = useLogScroll(messages[0]?.id, newest, found)
  const unseen = useUnseen(messages, isAtEnd)
  useEffect(() => onAtEnd(isAtEnd), [isAtEnd, onAtEnd])
  useOwnInSight(pending, toEnd)
  const isSeen = last && thread.read_up_to && thread.read_up_to.id >= last.id
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('conversations.log')}
        aria-busy={older === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {thread.has_more && <Earlier state={older} onAsked={onOlder} />}
          {byDay(messages).map(({ at, groups }) => (
            <section key={at} className={styles.day} aria-label={format.day(at)}>
              <h3 className={styles.date}>
                <time dateTime={at}>{format.day(at)}</time>
              </h3>
              {groups.map(({ first, messages: together }) => (
                <MessageGroup key={first.id} thread={thread} messages={together} found={found} />
              ))}
            </section>
          ))}
          {isSeen && thread.read_up_to && (
            <p className={marks.mark} title={format.dateTime(thread.read_up_to.at)}>
              <IconChecks size={16} aria-hidden="true" />
              {t('conversations.seen', { when: format.relative(thread.read_up_to.at) })}
            </p>
          )}
          {pending.map((one) => (
            <PendingMessage
              key={one.client_key}
              pending={one}
              onRetry={() => retry(address, one.client_key)}
              onEdit={() => onEdit(one)}
            />
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <div className={styles.pill}>
          <Button size="sm" kind={unseen > 0 ? 'primary' : 'plain'} icon={<IconArrowDown size={16} />} onClick={toEnd}>
            {unseen > 0 ? t('conversations.new_messages', { count: unseen }) : t('conversations.to_newest')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Comes into sight when the reader is near the beginning of what is there, and asks for more. */
function Earlier({ state, onAsked }: { state: 'idle' | 'loading' | 'failed'; onAsked: () => void }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const ask = useRef(onAsked)
  ask.current = onAsked
  useEffect(() => {
    const element = place.current
    if (state !== 'idle' || !element) return
    const root = element.closest('[role=log]')
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask.current(), {
      root,
      rootMargin: '240px 0px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [state])
  return (
    <div ref={place} className={styles.earlier}>
      {state === 'failed' && <span>{t('conversations.earlier_failed')}</span>}
      <Button size="sm" kind="quiet" isBusy={state === 'loading'} onClick={onAsked}>
        {state === 'failed' ? t('app.try_again') : t('conversations.earlier')}
      </Button>
    </div>
  )
}

/** How many of the other side's messages came while the reader was further up; those read before are no news. */
function useUnseen(messages: readonly Message[], isAtEnd: boolean): number {
  const newest = messages.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(newest)
  useEffect(() => {
    if (isAtEnd) setSeen(newest)
  }, [isAtEnd, newest])
  const isOffice = readerSide() === 'office'
  const isNews = ({ id, is_from_office, read_at }: Message) => id > seen && is_from_office !== isOffice && !read_at
  return messages.filter(isNews).length
}

/** Whoever sends something wants to see it go. */
function useOwnInSight(pending: readonly Pending[], toEnd: () => void) {
  const newest = pending.at(-1)?.client_key
  const shown = useRef(newest)
  useEffect(() => {
    if (newest && newest !== shown.current) toEnd()
    shown.current = newest
  })
}
