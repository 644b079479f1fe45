import { isConnected } from '#kit/web/calls/connection.ts'
import { oldestShown, shownFromDevice } from '#kit/web/calls/stored-answers.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useStore } from '#kit/web/session/store.ts'
import { IconPlugConnectedX } from '~icons'
import styles from './no-connection.module.css'

/**
 * Shows above every screen that the portal cannot be reached, how old what it shows is, and what is stored meanwhile; it
 * disappears by itself.
 */
export function NoConnection() {
  const t = useText()
  const isThere = useStore(isConnected)
  const age = useAge()
  return (
    <div role="status" className={`${styles.place} not-printed`}>
      {!isThere && (
        <p className={styles.line}>
          <IconPlugConnectedX size={18} aria-hidden="true" />
          {age ? t('app.offline_stored', { at: age }) : t('app.offline')}
        </p>
      )}
    </div>
  )
}

/** 14:05; of another day with the day. */
function useAge(): string | null {
  const format = useFormat()
  useStore(shownFromDevice)
  const oldest = oldestShown()
  if (oldest === null) return null
  const at = new Date(oldest)
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? format.time(at.toISOString()) : format.dateTime(at.toISOString())
}
