import { IconStarFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import styles from './rating.module.css'

const stars = [1, 2, 3, 4, 5]

/** An average of up to five stars, filled as far as it reaches. The label says it in words. */
export function Rating({ value, label }: { value: number; label: string }) {
  const row = stars.map((star) => <IconStarFilled key={star} size={20} />)
  return (
    <span className={styles.rating} role="img" aria-label={label} style={{ '--share': value / 5 } as CSSProperties}>
      <span className={styles.empty}>{row}</span>
      <span className={styles.full}>{row}</span>
    </span>
  )
}
