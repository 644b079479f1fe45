import styles from './drawing.module.css'
import { type DrawingName, drawings } from './drawings.ts'

/** Ink lines over one stroke of a dry brush, whose hairs leave the paper bare. */
export default function Drawing({ name }: { name: DrawingName }) {
  const { ink, brush } = drawings[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
      {brush.map((stroke) => (
        <g key={stroke} className={styles.brush}>
          <path d={stroke} />
          <path d={stroke} className={styles.hair} />
          <path d={stroke} className={styles.hair} />
        </g>
      ))}
      {ink.map((line) => (
        <path key={line} d={line} className={styles.ink} />
      ))}
    </svg>
  )
}
