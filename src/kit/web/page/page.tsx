import type { ReactNode } from 'react'
import { Row } from '#kit/web/ui/layout.tsx'
import { Painted } from '#kit/web/ui/styles/painted.tsx'
import styles from './page.module.css'
import { PageTitle } from './page-title.tsx'
import { BackLink, type BackLinkProps } from './record/back-link.tsx'

type Heading = {
  back?: BackLinkProps | undefined
  title: string
  intro?: ReactNode
  /** The screen's actions, the most important last. */
  actions?: ReactNode
  /** The header is on the brand's painting. */
  isPainted?: boolean
}

/** A page about one thing has a `RecordHeader`. */
type PageProps = (Heading | { header: ReactNode }) & { width?: 'narrow' | 'wide'; children: ReactNode }

/** A screen with its heading and actions. */
export function Page({ width = 'wide', children, ...heading }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {'header' in heading ? heading.header : <PageHeader {...heading} />}
      {children}
    </div>
  )
}

function PageHeader({ back, title, intro, actions, isPainted }: Heading) {
  const header = (
    <header className={styles.header}>
      <div className={styles.heading}>
        {back && <BackLink {...back} />}
        <PageTitle>{title}</PageTitle>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <Row align="stretch">{actions}</Row>}
    </header>
  )
  return isPainted ? <Painted shape="band">{header}</Painted> : header
}
