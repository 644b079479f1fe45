import { useRouter } from '@tanstack/react-router'
import { useText } from '#web/kit/language/i18n.ts'
import styles from '#web/kit/page/centred.module.css'
import { LinkButton } from '#web/kit/page/link.tsx'
import { PageTitle } from '#web/kit/page/page-title.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Row } from '#web/kit/ui/layout.tsx'

/** A screen that failed to load or to draw; the error itself is in the console. */
export function RouteError({ reset }: { reset: () => void }) {
  const t = useText()
  const router = useRouter()
  return (
    <div className={styles.centred} role="alert">
      <PageTitle>{t('app.page_broke')}</PageTitle>
      <p className={styles.text}>{t('app.page_broke_text')}</p>
      <Row>
        <Button
          kind="primary"
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t('app.try_again')}
        </Button>
        <LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>
      </Row>
    </div>
  )
}
