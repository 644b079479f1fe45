import styles from './drawing.module.css'
import { type DrawingName, drawings } from './drawings.ts'

/** The bristles of the brush: the offset of each from the middle, and the dashes that it paints. */
const hairs = [
  { aside: -4.2, dashes: '0 0.1 0.7 2' },
  { aside: -2.6, dashes: '0 0.02 0.9 2' },
  { aside: -1, dashes: '0 0 0.64 0.03 0.29 2' },
  { aside: 0.6, dashes: '0 0.01 0.97 2' },
  { aside: 2.2, dashes: '0 0.04 0.5 0.05 0.33 2' },
  { aside: 3.8, dashes: '0 0.13 0.62 2' },
]

/** An illustration: ink lines over dry brush strokes. */
export default function Drawing({ name }: { name: DrawingName }) {
  const { ink, brush } = drawings[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
      {brush.flatMap((stroke) =>
        hairs.map(({ aside, dashes }) => (
          <path
            key={stroke + aside}
            d={stroke}
            pathLength={1}
            strokeDasharray={dashes}
            transform={`translate(${aside / 3} ${aside})`}
            className={styles.hair}
          />
        )),
      )}
      {ink.map((line) => (
        <path key={line} d={line} className={styles.ink} />
      ))}
    </svg>
  )
}
