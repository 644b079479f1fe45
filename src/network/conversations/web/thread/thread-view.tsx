import { type ReactNode, useMemo, useRef } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import type { Thread } from '#network/conversations/contract/conversations.ts'
import { aboutOf } from '../about.ts'
import { Composer } from '../composer/composer.tsx'
import { type Address, discard, type Pending, post, useArrivals, useOutbox } from '../composer/outbox.ts'
import { useMessageDraft } from '../composer/use-message-draft.ts'
import { inOrder, type MessageWindow } from './message-window.ts'
import { readerSide } from './reader-side.ts'
import styles from './thread.module.css'
import { ThreadLog } from './thread-log.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { type Further, useThread } from './use-thread.ts'

type ThreadViewProps = {
  id: number
  /** The message to begin at; else the newest. */
  found?: number | null
  /** The content above the messages. */
  header?: (thread: Thread | null, isAbsent: boolean) => ReactNode
}

/** One conversation: its messages, and the place to write the next. */
export function ThreadView({ id, found = null, header }: ThreadViewProps) {
  const t = useText()
  const { thread, error, refetch, ...further } = useThread(id, found)
  return (
    <div className={styles.thread}>
      {header?.(thread, error !== null)}
      {!thread && !error && <ThreadSkeleton />}
      {error?.status === 404 && <EmptyState title={t('conversations.absent')} text={t('conversations.absent_text')} />}
      {error && error.status !== 404 && (
        <div className={styles.silent}>
          <ErrorPanel error={error} onRetry={refetch} />
        </div>
      )}
      {thread && <Open thread={thread} found={found} {...further} />}
    </div>
  )
}

type OpenProps = { thread: MessageWindow; found: number | null } & Record<'older' | 'newer' | 'newest', Further>

function Open({ thread, found, ...further }: OpenProps) {
  const t = useText()
  const writing = useMessageDraft(thread.id)
  const input = useRef<HTMLTextAreaElement>(null)
  const outbox = useOutbox(thread.id)
  const messages = useMemo(
    () =>
      thread.has_newer ? thread.messages : inOrder([...outbox.flatMap(({ sent }) => sent ?? []), ...thread.messages]),
    [outbox, thread],
  )
  const pending = outbox.filter(({ sent }) => !sent)
  const { person } = thread
  const address: Address = { role: person.role, id: person.id, conversation_id: thread.id, type: thread.type }
  useArrivals(thread.id, outbox, thread.messages)

  function editAgain({ client_key, message, is_internal, attachments }: Pending) {
    const joined = [writing.draft.message, message].filter(Boolean).join('\n\n')
    writing.write({ message: joined, is_internal, attachments: [...writing.draft.attachments, ...attachments] })
    discard(thread.id, client_key)
    input.current?.focus()
  }

  const side = readerSide() ?? 'artist'
  const isUnreachable = side === 'office' && !person.is_reachable
  return (
    <>
      {messages.length + pending.length > 0 ? (
        <ThreadLog
          thread={thread}
          messages={messages}
          pending={pending}
          address={address}
          found={found}
          {...further}
          onEdit={editAgain}
        />
      ) : (
        <div className={styles.silent}>
          <EmptyState
            drawing="conversations"
            title={t('conversations.nobody_wrote')}
            text={aboutOf(t, side, thread.type)}
          />
        </div>
      )}
      <Composer
        writing={writing}
        input={input}
        obstacle={isUnreachable ? t('conversations.unreachable') : null}
        onSend={(draft) => post(address, draft)}
      />
    </>
  )
}
