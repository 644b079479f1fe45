import encodeQR from 'qr'
import styles from './qr-code.module.css'

/** A QR code, dark on light in both color schemes. */

/** Dark on light with a margin, in any scheme: cameras expect that. */
export function QrCode({ text, label, size }: { text: string; label: string; size?: 'large' }) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      data-size={size}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dots.join('')} />
    </svg>
  )
}
