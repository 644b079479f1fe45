import type { ReactNode } from 'react'
import { Panel } from '#web/kit/ui/layout.tsx'
import styles from './section.module.css'

/** A part of a screen under its own heading; where there is nothing yet, a line that says so. */
export function Section({ title, isEmpty, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  if (!isEmpty) return <Panel title={title}>{children}</Panel>
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
