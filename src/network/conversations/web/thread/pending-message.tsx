import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { IconAlertTriangle, IconPaperclip } from '~icons'
import type { Pending } from '../composer/outbox.ts'
import styles from './message.module.css'
import { MessageText } from './message-text.tsx'

type PendingMessageProps = {
  pending: Pending
  onRetry: () => void
  /** Back into the place where messages are written. */
  onEdit: () => void
}

/** A message on its way, or one that did not arrive. */
export function PendingMessage({ pending, onRetry, onEdit }: PendingMessageProps) {
  const t = useText()
  const { message, names, attachments, is_internal, problem, mayRetry, share } = pending
  const isFailed = problem !== null
  const isWithoutFiles = names.length > attachments.length
  return (
    <div className={styles.group} data-ours data-internal={is_internal || undefined}>
      <div className={styles.messages}>
        <div className={styles.bubble} data-pending={isFailed ? 'failed' : 'sending'}>
          <MessageText text={message} />
          {names.length > 0 && (
            <Text tone="soft" size="sm">
              <IconPaperclip size={16} aria-hidden="true" /> {names.join(', ')}
            </Text>
          )}
          {!isFailed && attachments.length > 0 && (
            <Progress share={share} label={t('conversations.sending_files', { count: attachments.length })} />
          )}
        </div>
        {isFailed ? (
          <Row gap="xs" justify="end" role="alert">
            <Text tone="brick" size="sm">
              <IconAlertTriangle size={16} aria-hidden="true" />{' '}
              {isWithoutFiles
                ? t('conversations.files_lost', { names: names.join(', ') })
                : problem || t('conversations.unknown_arrival')}
            </Text>
            {mayRetry && (
              <Button size="sm" onClick={onRetry}>
                {t('app.try_again')}
              </Button>
            )}
            <Button size="sm" kind="quiet" onClick={onEdit}>
              {t('conversations.edit_again')}
            </Button>
          </Row>
        ) : (
          <Text tone="soft" size="xs">
            {t('conversations.sending')}
          </Text>
        )}
      </div>
    </div>
  )
}
