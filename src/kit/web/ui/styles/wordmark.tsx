import { useText } from '#kit/web/language/i18n.ts'
import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** The academy's mark with its name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={30} />
      <span>{useText()('app.name')}</span>
    </span>
  )
}
