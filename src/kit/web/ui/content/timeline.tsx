import type { ReactNode } from 'react'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Tone } from './badge.tsx'
import styles from './timeline.module.css'

type Entry = { id: number | string; title: ReactNode; meta?: ReactNode; body?: ReactNode; tone?: Tone }

/** A timeline of events, in the given order. */
export function Timeline({ entries }: { entries: Entry[] }) {
  return (
    <ol>
      {entries.map(({ id, title, meta, body, tone }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.dot} data-tone={tone} aria-hidden="true" />
          <p className={styles.title}>{title}</p>
          {meta && (
            <Text tone="soft" size="sm">
              {meta}
            </Text>
          )}
          {body && <div className={styles.body}>{body}</div>}
        </li>
      ))}
    </ol>
  )
}
