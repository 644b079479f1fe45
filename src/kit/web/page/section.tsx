import type { ReactNode } from 'react'
import { Panel } from '#kit/web/ui/layout.tsx'
import styles from './section.module.css'

/** A section of a screen with its heading; when empty, a single line. */
export function Section({ title, isEmpty, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  if (!isEmpty) return <Panel title={title}>{children}</Panel>
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
