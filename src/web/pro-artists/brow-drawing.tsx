/** A brow in the making: drawn hair by hair, as the artists do it, over a closed eye. */
export function BrowDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 250" fill="none" strokeLinecap="round" aria-hidden="true">
      {hairs.map((path, index) => (
        <path
          key={path}
          d={path}
          stroke={index % 6 === 0 ? 'var(--accent-ink)' : 'currentColor'}
          strokeWidth={index % 6 === 0 ? 2.4 : 1.7}
        />
      ))}
      <path d="M84 176c44 40 168 52 262-4" stroke="currentColor" strokeWidth="3" />
      <path d="M92 152c52-30 166-44 240 4" stroke="var(--line-strong)" strokeWidth="1.4" />
      {lashes.map((path) => (
        <path key={path} d={path} stroke="currentColor" strokeWidth="2" />
      ))}
    </svg>
  )
}

const hairs = Array.from({ length: 66 }, (_, index) => hair(index / 65, index % 2 === 0))
const lashes = Array.from({ length: 15 }, (_, index) => lash(index / 14))

/** `along` runs from the inner end to the tail; lower hairs rise, upper ones fall, and both lie down towards the tail. */
function hair(along: number, isLower: boolean): string {
  const spine = { x: 52 + 316 * along, y: 96 - 62 * Math.sin(Math.PI * (0.16 + 0.64 * along)) + 46 * along ** 3 }
  const thickness = 21 * (1 - along) ** 0.55 + 3
  const slope = 1.35 - 1.5 * along
  const from = { x: spine.x, y: spine.y + (isLower ? thickness : -thickness * 0.72) }
  const reach = 15 + 13 * (1 - along)
  const to = isLower
    ? { x: from.x + reach * (0.55 + along * 0.75), y: from.y - reach * slope * 0.8 - 4 }
    : { x: from.x + reach * 1.25, y: from.y + thickness * 0.75 + 13 * along }
  const bend = { x: (from.x + to.x) / 2 - 3, y: (from.y + to.y) / 2 - (isLower ? 4 : 5) }
  return `M${at(from)}Q${at(bend)} ${at(to)}`
}

function lash(along: number): string {
  const from = { x: 112 + 214 * along, y: 190 + 22 * Math.sin(Math.PI * (0.12 + 0.76 * along)) - 6 }
  const lean = (along - 0.35) * 34
  const to = { x: from.x + lean, y: from.y + 17 + 9 * Math.sin(Math.PI * along) }
  return `M${at(from)}Q${at({ x: from.x + lean * 0.2, y: to.y - 3 })} ${at(to)}`
}

function at({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
