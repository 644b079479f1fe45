import { useEffect, useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { isMissingFile } from '#kit/web/page/loading/lazy-page.ts'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import styles from '#kit/web/ui/feedback/empty-state.module.css'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { type ServedVersion, servedVersion } from './served-version.ts'

const texts = {
  broken: { title: 'app.page_broke', text: 'app.page_broke_text', reload: 'app.try_again' },
  same: { title: 'app.page_not_loaded', text: 'app.page_not_loaded_text', reload: 'app.try_again' },
  newer: { title: 'app.renewed', text: 'app.renewed_text', reload: 'app.renewed_load' },
  failing: { title: 'app.page_not_loaded', text: 'app.portal_failing', reload: 'app.try_again' },
  none: { title: 'app.page_not_loaded', text: 'app.no_connection', reload: 'app.try_again' },
} as const satisfies Record<ServedVersion | 'broken', Record<string, TextKey>>

/** A screen that failed to load or to render, with a reason for the reader; the error itself is in the console. */
export function RouteError({ error }: { error: unknown }) {
  const t = useText()
  const [version, setVersion] = useState<ServedVersion>()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => void servedVersion().then(setVersion), [])
  useEffect(() => {
    if (version !== 'none') return
    const reload = () => void reloadIfServed()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  })
  if (!version) return <PageSkeleton label={t('app.loading')} />
  const { title, text, reload } = texts[version === 'same' && !isMissingFile(error) ? 'broken' : version]

  /**
   * A browser does not request a file again that failed to load, until the page is reloaded; without a good response
   * that would lose the page.
   */
  async function reloadIfServed() {
    setAsking(true)
    const now = await servedVersion()
    setAsking(false)
    if (now === 'none' || now === 'failing') setVersion(now)
    else location.reload()
  }

  return (
    <div className={styles.empty} data-page role="alert">
      <PageTitle>{t(title)}</PageTitle>
      <p data-ink="soft">{t(text)}</p>
      <Row justify="center">
        <Button kind="primary" isBusy={isAsking} onClick={() => void reloadIfServed()}>
          {t(reload)}
        </Button>
        <LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>
      </Row>
    </div>
  )
}
