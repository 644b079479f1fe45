import type { ReactNode } from 'react'
import { publicPath } from '#kit/contract/public-path.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { PlainLink } from '#kit/web/page/address/plain-link.tsx'
import { LanguageSwitch, ThemeSwitch } from '#kit/web/page/appearance/preferences.tsx'
import { SkipLink } from '#kit/web/page/focus/skip-link.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Wordmark } from '#kit/web/ui/styles/wordmark.tsx'
import styles from './door-frame.module.css'

/** The frame around a public screen. */
export function DoorFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <PlainLink to="/" className={styles.home}>
          <Wordmark />
        </PlainLink>
        <Row as="span" gap="xs" isLine>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Row as="footer">
        {(['privacy', 'accessibility'] as const).map((page) => (
          <a key={page} href={publicPath(page, language)}>
            {t(`${page}.link`)}
          </a>
        ))}
      </Row>
    </div>
  )
}
