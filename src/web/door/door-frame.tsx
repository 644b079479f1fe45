import type { ReactNode } from 'react'
import { useText } from '#web/kit/language/i18n.ts'
import { PlainLink } from '#web/kit/page/plain-link.tsx'
import { LanguageSwitch, ThemeSwitch } from '#web/kit/page/preferences.tsx'
import { SkipLink } from '#web/kit/page/skip-link.tsx'
import { Wordmark } from '#web/kit/ui/wordmark.tsx'
import styles from './door-frame.module.css'

/** What stands around a screen for everybody. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <PlainLink to="/" className={styles.home} aria-label={t('app.name')}>
          <Wordmark />
        </PlainLink>
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
