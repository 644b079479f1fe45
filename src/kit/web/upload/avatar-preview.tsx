import type { CSSProperties } from 'react'
import { Row } from '#kit/web/ui/layout.tsx'
import styles from './avatar-preview.module.css'

/** Part of a picture, in percent of it. */
type Share = { x: number; y: number; width: number; height: number }

/** As on the profile, in a conversation, in the bar above. */
const sizes = ['8.5rem', '2.75rem', '2rem']

/** How the chosen part looks in the places where the portal shows it. */
export function AvatarPreview({ address, share }: { address: string; share: Share | null }) {
  return (
    <Row gap="md" justify="center" aria-hidden="true">
      {sizes.map((size) => (
        <span key={size} className={styles.preview} style={{ '--size': size } as CSSProperties}>
          {share && <img src={address} alt="" style={placed(share)} />}
        </span>
      ))}
    </Row>
  )
}

/** The whole picture, as large and as far aside as it takes for the share to fill the place. */
function placed({ x, y, width, height }: Share): CSSProperties {
  return {
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  }
}
