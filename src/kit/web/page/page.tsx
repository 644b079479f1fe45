import type { ReactNode } from 'react'
import { Painted } from '#kit/web/ui/styles/painted.tsx'
import styles from './page.module.css'
import { PageTitle } from './page-title.tsx'

type PageProps = {
  title: string
  intro?: ReactNode
  /** The screen's actions, the most important last. */
  actions?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  /** The header is on the brand's painting. */
  isPainted?: boolean
  children: ReactNode
}

/** A screen with its heading and actions. */
export function Page({ title, intro, actions, width = 'wide', isPainted, children }: PageProps) {
  const header = (
    <header className={styles.header}>
      <div>
        <PageTitle>{title}</PageTitle>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
  return (
    <div className={styles.page} data-width={width}>
      {isPainted ? <Painted shape="band">{header}</Painted> : header}
      {children}
    </div>
  )
}
