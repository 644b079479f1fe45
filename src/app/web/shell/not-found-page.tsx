import { DoorFrame } from '#door/door-frame.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { useUser } from '#kit/web/session/session.ts'
import styles from '#kit/web/ui/feedback/empty-state.module.css'
import { Mark } from '#kit/web/ui/styles/mark.tsx'

/** For every address that is no screen. */
export function NotFoundPage() {
  const t = useText()
  const user = useUser()
  return (
    <div className={styles.empty} data-page>
      <Mark size={56} />
      <PageTitle>{t('app.not_found_title')}</PageTitle>
      <p data-ink="soft">{t('app.not_found_text')}</p>
      <LinkButton kind="primary" to={user ? '/dashboard' : '/'}>
        {t(user ? 'app.to_dashboard' : 'app.to_login')}
      </LinkButton>
    </div>
  )
}

/** A guest has no menu around it. */
export function NotFoundForGuests() {
  return (
    <DoorFrame>
      <NotFoundPage />
    </DoorFrame>
  )
}
