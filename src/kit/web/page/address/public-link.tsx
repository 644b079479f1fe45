import type { ReactNode } from 'react'
import { publicPath } from '#kit/contract/public-path.ts'
import { useLanguage } from '#kit/web/language/i18n.ts'
import styles from './link.module.css'

type PublicLinkProps = {
  page: Parameters<typeof publicPath>[0]
  /** In a tab of its own: what is typed stays. */
  isApart?: boolean
  children: ReactNode
}

/** A link to a page for everybody, outside the application. */
export function PublicLink({ page, isApart, children }: PublicLinkProps) {
  return (
    <a
      href={publicPath(page, useLanguage())}
      className={styles.link}
      {...(isApart && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  )
}
