import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { useStore } from '#web/kit/session/store.ts'
import { Painted } from '#web/kit/ui/painted.tsx'
import styles from './page.module.css'
import { titleCount } from './title-count.ts'

type PageProps = {
  title: string
  intro?: ReactNode
  /** What can be done here, the most important last. */
  actions?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  /** Opens with the house's painting. */
  isPainted?: boolean
  children: ReactNode
}

/** A screen under its heading. */
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

/** The one h1 of a screen: names the document, and takes the focus when somebody came here from another screen. */
export function PageTitle({ children: title }: { children: string }) {
  const t = useText()
  const waiting = useStore(titleCount)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new screen, even where the same component draws it.
  useEffect(() => {
    if (isFirstScreen) isFirstScreen = false
    else heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${t('app.document_title', { page: title })}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
    </>
  )
}

/** On arrival the browser starts at the top by itself. */
let isFirstScreen = true
