import { useState } from 'react'
import { artists } from '#contract/artists/artists.ts'
import { conversations } from '#contract/conversations/conversations.ts'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { LinkButton } from '#web/kit/page/link.tsx'
import { PageTitle } from '#web/kit/page/page-title.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { IconMessagePlus } from '~icons'
import { ConversationList } from './conversation-list.tsx'
import styles from './inbox.module.css'
import { NewConversation } from './new-conversation.tsx'
import { readerSide } from './reader-side.ts'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { ThreadView } from './thread-view.tsx'

/** All conversations of the reader, and the one that is open. */
export function InboxPage() {
  const t = useText()
  const side = readerSide()
  if (side === 'student') return <StudentInbox />
  if (side) return <Panes side={side} />
  return (
    <DeadEnd
      title={t('conversations.title')}
      text={t('conversations.not_for_you')}
      action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
    />
  )
}

/** A student has one conversation, which is open from the start; whoever the academy knows nothing of yet begins it. */
function StudentInbox() {
  const t = useText()
  const { data } = useApi(conversations.list, {})
  const { send, isPending } = useSend(conversations.open, { onSent: () => {} })
  if (data?.meta.total !== 0) return <Panes side="student" only={data?.data[0]?.id} />
  return (
    <DeadEnd
      title={t('conversations.title')}
      text={t('conversations.student_first')}
      action={
        <Button kind="primary" isBusy={isPending} onClick={() => send({})}>
          {t('conversations.write_to_office')}
        </Button>
      }
    />
  )
}

type PanesProps = {
  side: NonNullable<ReturnType<typeof readerSide>>
  /** Where there is but one, that is open. */
  only?: number
}

/** Side by side where there is room, else one after the other. */
function Panes({ side, only }: PanesProps) {
  const t = useText()
  const may = useMay()
  const open = Number(useSearchParam('conversation')) || only || null
  const found = Number(useSearchParam('message')) || null
  const [isChoosing, setChoosing] = useState(false)
  const mayChoose = side === 'office' && may('can-view-all-pro-artists') && may(artists.list)
  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <header className={styles.header}>
        <PageTitle>{t('conversations.title')}</PageTitle>
        {mayChoose && (
          <Button icon={<IconMessagePlus size={20} aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('conversations.new')}
          </Button>
        )}
      </header>
      <div className={styles.panes}>
        <section className={styles.list} aria-label={t('conversations.list')}>
          <ConversationList open={open} />
        </section>
        <section className={styles.open} aria-label={t('conversations.open')}>
          {open === null && side === 'student' && <ThreadSkeleton />}
          {open === null && side !== 'student' && (
            <EmptyState
              drawing="conversations"
              title={t('conversations.none_open')}
              text={t(`conversations.none_open_${side}`)}
            />
          )}
          {open !== null && (
            <ThreadView
              key={`${open} ${found}`}
              id={open}
              found={found}
              header={(thread, isAbsent) => <ThreadHeader thread={thread} isAbsent={isAbsent} />}
            />
          )}
        </section>
      </div>
      {isChoosing && <NewConversation onClose={() => setChoosing(false)} />}
    </div>
  )
}
