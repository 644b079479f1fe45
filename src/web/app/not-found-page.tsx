import { DoorFrame } from '#web/door/door-frame.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import styles from '#web/kit/page/centred.module.css'
import { LinkButton } from '#web/kit/page/link.tsx'
import { PageTitle } from '#web/kit/page/page-title.tsx'
import { useUser } from '#web/kit/session/session.ts'
import { Mark } from '#web/kit/ui/mark.tsx'

/** For every address that is no screen. */
export function NotFoundPage() {
  const t = useText()
  const user = useUser()
  return (
    <DoorFrame>
      <div className={styles.centred}>
        <Mark size={56} />
        <PageTitle>{t('app.not_found_title')}</PageTitle>
        <p className={styles.text}>{t('app.not_found_text')}</p>
        <LinkButton kind="primary" to={user ? '/dashboard' : '/'}>
          {t(user ? 'app.to_dashboard' : 'app.to_login')}
        </LinkButton>
      </div>
    </DoorFrame>
  )
}
