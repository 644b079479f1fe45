import { useEffect, useState } from 'react'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'
import styles from '#web/kit/page/centred.module.css'
import { LinkButton } from '#web/kit/page/link.tsx'
import { PageTitle } from '#web/kit/page/page-title.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Row } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { type ServedVersion, servedVersion } from './served-version.ts'

const words = {
  same: { title: 'app.page_broke', text: 'app.page_broke_text', reload: 'app.try_again' },
  newer: { title: 'app.renewed', text: 'app.renewed_text', reload: 'app.renewed_load' },
  none: { title: 'app.page_broke', text: 'app.no_connection', reload: 'app.try_again' },
} as const satisfies Record<ServedVersion, Record<string, TextKey>>

/** A screen that failed to load or to draw, with the reason that can be told; the error itself is in the console. */
export function RouteError() {
  const t = useText()
  const [version, setVersion] = useState<ServedVersion>()
  const [isAsking, setAsking] = useState(false)
  useEffect(() => void servedVersion().then(setVersion), [])
  if (!version) return <PageSkeleton label={t('app.loading')} />
  const { title, text, reload } = words[version]

  /** A browser does not ask again for a file that did not come, until the portal is loaded anew; without an answer that would lose it. */
  async function loadAnew() {
    setAsking(true)
    const now = await servedVersion()
    setAsking(false)
    if (now === 'none') setVersion(now)
    else location.reload()
  }

  return (
    <div className={styles.centred} role="alert">
      <PageTitle>{t(title)}</PageTitle>
      <p className={styles.text}>{t(text)}</p>
      <Row>
        <Button kind="primary" isBusy={isAsking} onClick={() => void loadAnew()}>
          {t(reload)}
        </Button>
        <LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>
      </Row>
    </div>
  )
}
