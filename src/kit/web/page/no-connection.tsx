import { isConnected } from '#kit/web/calls/connection.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useStore } from '#kit/web/session/store.ts'
import { IconPlugConnectedX } from '~icons'
import styles from './no-connection.module.css'

/**
 * Shows above every screen that the portal cannot be reached, and what is stored meanwhile; it disappears by itself.
 */
export function NoConnection() {
  const t = useText()
  const isThere = useStore(isConnected)
  return (
    <div role="status" className={`${styles.place} not-printed`}>
      {!isThere && (
        <p className={styles.line}>
          <IconPlugConnectedX size={18} aria-hidden="true" />
          {t('app.offline')}
        </p>
      )}
    </div>
  )
}
