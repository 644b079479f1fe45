import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import type { DrawingName } from '../styles/drawings.ts'
import { Mark } from '../styles/mark.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = { title: string; text?: string; action?: ReactNode; drawing?: DrawingName }

/** Lazy: empty states are rare. */
const Drawing = lazyPart(() => import('../styles/drawing.tsx'), 'default')

/** An empty state: an illustration, what belongs here, and the first step. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing ? (
        <span className={styles.drawing}>
          <Suspense>
            <Drawing name={drawing} />
          </Suspense>
        </span>
      ) : (
        <span data-ink="accent">
          <Mark size={44} />
        </span>
      )}
      <p data-text="lg">{title}</p>
      {text && <p data-ink="soft">{text}</p>}
      {action}
    </div>
  )
}
