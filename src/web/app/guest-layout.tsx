import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { LanguageSwitch, ThemeSwitch } from '#web/kit/page/preferences.tsx'
import { Wordmark } from '#web/kit/ui/wordmark.tsx'
import styles from './guest-layout.module.css'
import { SkipLink } from './skip-link.tsx'

/** Screens for everybody. */
export function GuestLayout() {
  return (
    <GuestFrame>
      <Outlet />
    </GuestFrame>
  )
}

export function GuestFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <a href="#/" className={styles.home} aria-label={t('app.name')}>
          <Wordmark />
        </a>
        <span className={styles.preferences}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}
