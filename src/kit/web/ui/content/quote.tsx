import type { ReactNode } from 'react'
import { Text } from '#kit/web/ui/layout.tsx'
import styles from './quote.module.css'

/** A quoted message, with its author or date above it. */
export function Quote({ title, children }: { title: ReactNode; children: string }) {
  return (
    <figure className={styles.quote}>
      <Text as="figcaption" tone="soft" size="sm">
        {title}
      </Text>
      <Text as="blockquote" isProse>
        {children}
      </Text>
    </figure>
  )
}
