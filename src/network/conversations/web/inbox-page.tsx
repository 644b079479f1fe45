import { useState } from 'react'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { IconMessagePlus } from '~icons'
import { NewConversation } from './composer/new-conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import styles from './inbox.module.css'
import { readerSide } from './thread/reader-side.ts'
import { ThreadHeader } from './thread/thread-header.tsx'
import { ThreadSkeleton } from './thread/thread-skeleton.tsx'
import { ThreadView } from './thread/thread-view.tsx'

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

/** A student has one conversation, which is open from the start; a user without student data begins it. */
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
    <Page
      title={t('conversations.title')}
      intro={t(`conversations.intro_${side}`)}
      actions={
        mayChoose && (
          <Button icon={<IconMessagePlus size={20} aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('conversations.new')}
          </Button>
        )
      }
    >
      <div className={`${styles.panes} surface`} data-open={open !== null || side === 'student' || undefined}>
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
    </Page>
  )
}
