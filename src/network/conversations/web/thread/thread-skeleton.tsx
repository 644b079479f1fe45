import { useText } from '#kit/web/language/i18n.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import styles from './thread.module.css'

const bubbles = ['55%', '40%', '62%', '34%'] as const

/** The shape of a conversation that is coming. */
export function ThreadSkeleton() {
  const t = useText()
  return (
    <div role="status" className={styles.skeleton}>
      <span className="sr-only">{t('app.loading')}</span>
      {bubbles.map((width) => (
        <Skeleton key={width} width={width} height="3rem" />
      ))}
    </div>
  )
}
