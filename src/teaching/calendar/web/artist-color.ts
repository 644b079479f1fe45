import type { CSSProperties } from 'react'

/** The golden angle: artists whose ids follow each other are far apart on the color wheel. */
const angle = 137.508

/** The hue of an artist's sessions, the same on every day and for every reader; a deleted artist has none. */
export function artistColor(artistId: number | null): CSSProperties {
  return (artistId === null ? {} : { '--hue': Math.round(artistId * angle) % 360 }) as CSSProperties
}
