import type { ReactNode } from 'react'
import styles from './pill.module.css'

type PillProps = { isPressed: boolean; onClick: () => void; children: ReactNode }

/** A switch between few views of the same rows: a button that stays pressed. */
export function Pill({ isPressed, ...rest }: PillProps) {
  return <button type="button" className={styles.pill} aria-pressed={isPressed} {...rest} />
}
