import type { ReactNode } from 'react'
import { Text } from '#kit/web/ui/layout.tsx'
import styles from './quote.module.css'

/** A quoted message, below its author or time. */
export function Quote({ title, children }: { title?: ReactNode; children: string }) {
  return (
    <figure className={styles.quote}>
      {title && (
        <Text as="figcaption" tone="soft" size="sm">
          {title}
        </Text>
      )}
      <Text as="blockquote" isProse>
        {children}
      </Text>
    </figure>
  )
}
