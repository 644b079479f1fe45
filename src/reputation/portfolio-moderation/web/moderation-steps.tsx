import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useSingleKeys } from '#kit/web/page/focus/single-keys.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { IconChevronDown, IconChevronUp } from '~icons'
import styles from './moderation.module.css'
import type { ModerationQueue } from './moderation-queue.ts'

/** Where the reader is in the list that they came from, and the way on. */
export function ModerationSteps({ queue: { place, total, go } }: { queue: ModerationQueue }) {
  const t = useText()
  const step = (by: 1 | -1) => {
    if (!go(by)) toast(t('portfolioModeration.no_more'))
  }
  useSingleKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <nav className={styles.steps} aria-label={t('portfolioModeration.title')}>
      {place > 0 && <span>{t('portfolioModeration.place', { place, total })}</span>}
      <IconButton label={t('portfolioModeration.previous')} aria-keyshortcuts="K" onClick={() => step(-1)}>
        <IconChevronUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('portfolioModeration.next')} aria-keyshortcuts="J" onClick={() => step(1)}>
        <IconChevronDown size={20} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
