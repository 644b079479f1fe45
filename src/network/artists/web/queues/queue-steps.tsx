import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useSingleKeys } from '#kit/web/page/focus/single-keys.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { IconChevronDown, IconChevronUp } from '~icons'
import type { Queue } from './use-queue.ts'

/** Where the reader is in the list that they came from, and the way on. */
export function QueueSteps({ queue }: { queue: Queue }) {
  const t = useText()
  const { place, position, total, go } = queue
  useSingleKeys({ j: () => go(1), k: () => go(-1) })
  return (
    <Row as="nav" gap="2xs" grows="first" isLine aria-label={t(place.title)}>
      <span>
        <Text as="strong" isStrong>
          {t(place.title)}
        </Text>{' '}
        {position > 0 && (
          <Text as="span" tone="soft">
            {t('artists.queue_place', { place: position, total })}
          </Text>
        )}
      </span>
      <IconButton label={t('artists.queue_previous')} aria-keyshortcuts="K" onClick={() => go(-1)}>
        <IconChevronUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('artists.queue_next')} aria-keyshortcuts="J" onClick={() => go(1)}>
        <IconChevronDown size={20} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

/**
 * After a decision, by any user: the next artist, or that nobody is left. Announced; the focus moves to the decision
 * below.
 */
export function QueueDone({ queue: { isDone, next, place, search, go } }: { queue: Queue }) {
  const t = useText()
  if (!isDone) return null
  return (
    <div role="status">
      <Notice
        tone="good"
        title={t(next ? 'artists.queue_done' : 'artists.queue_last')}
        actions={
          next ? (
            <Button kind="primary" onClick={() => go(1)}>
              {t('artists.queue_go_on', { name: fullName(next) })}
            </Button>
          ) : (
            <LinkButton to={place.to} search={search}>
              {t('artists.queue_back')}
            </LinkButton>
          )
        }
      />
    </div>
  )
}
