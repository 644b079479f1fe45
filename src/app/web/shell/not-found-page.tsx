import { DoorFrame } from '#door/door-frame.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import styles from '#kit/web/page/centred.module.css'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Mark } from '#kit/web/ui/styles/mark.tsx'

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
