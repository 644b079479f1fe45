import { Mark } from './mark.tsx'
import styles from './wordmark.module.css'

/** The mark with the name beside it, as on the door. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={30} />
      <span>Atelier</span>
    </span>
  )
}
