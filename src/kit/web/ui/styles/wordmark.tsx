import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** The logo with the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={30} />
      <span>Atelier</span>
    </span>
  )
}
