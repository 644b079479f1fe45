import type { ReactNode } from 'react'
import { Stack } from '#kit/web/ui/layout.tsx'
import styles from './part.module.css'

/** What belongs together inside a panel, under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <h3 className={styles.title}>{title}</h3>
      {children}
    </Stack>
  )
}
