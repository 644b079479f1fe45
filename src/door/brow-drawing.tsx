type Point = { x: number; y: number }
type Curve = readonly [Point, Point, Point, Point]

/** A brow in the making: drawn hair by hair, as the artists do it, over a closed eye. */
export function BrowDrawing({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 262" fill="none" strokeLinecap="round" aria-hidden="true">
      {hairs.map((hair, index) => (
        <path
          key={hair}
          d={hair}
          stroke={index % 5 === 2 ? 'var(--accent-ink)' : 'currentColor'}
          strokeWidth={index % 5 === 2 ? 2.1 : 1.5}
        />
      ))}
      <path d={cubic(crease)} stroke="var(--line-strong)" strokeWidth="1.3" />
      <path d={cubic(lid)} stroke="currentColor" strokeWidth="3" />
      {lashes.map((lash) => (
        <path key={lash} d={lash} stroke="currentColor" strokeWidth="1.7" />
      ))}
    </svg>
  )
}

const brow: Curve = [
  { x: 44, y: 112 },
  { x: 132, y: 34 },
  { x: 262, y: 18 },
  { x: 384, y: 108 },
]
const crease: Curve = [
  { x: 96, y: 164 },
  { x: 160, y: 122 },
  { x: 276, y: 122 },
  { x: 340, y: 160 },
]
const lid: Curve = [
  { x: 82, y: 184 },
  { x: 130, y: 226 },
  { x: 262, y: 236 },
  { x: 352, y: 178 },
]

const hairs = [...many(52, (along) => rising(along * 0.9)), ...many(40, (along) => falling(0.1 + along * 0.82))]
const lashes = many(23, (along) => lash(0.05 + along * 0.92))

/** From the lower edge up across the brow: upright at its inner end, lying down towards the tail. */
function rising(along: number): string {
  const from = pointBelow(along, 0.5)
  const to = pointBelow(along + 0.025 + 0.085 * along, -0.42)
  return stroke(from, to, { x: -5 * (1 - along), y: -3 })
}

/** From the upper edge down towards the tail, to meet the others halfway. */
function falling(along: number): string {
  return stroke(pointBelow(along, -0.5), pointBelow(along + 0.1, 0.02), { x: 2, y: -4 })
}

function lash(along: number): string {
  const from = pointOn(lid, along)
  const lean = (along - 0.38) * 44
  const length = 13 + 13 * Math.sin(Math.PI * (0.12 + 0.8 * along))
  const to = { x: from.x + lean, y: from.y + length }
  return stroke(from, to, { x: -lean * 0.4, y: length * 0.28 })
}

/** A place along the brow, `side` of its thickness below the middle. */
function pointBelow(along: number, side: number): Point {
  const reached = Math.min(along, 1)
  const { x, y } = pointOn(brow, reached)
  const thickness = 38 * (1 - reached) ** 0.8 * (0.72 + 0.28 * Math.min(reached * 4, 1)) + 2
  return { x: x + side * thickness * 0.25, y: y + side * thickness }
}

/** A line that bows by `bend` in its middle. */
function stroke(from: Point, to: Point, bend: Point): string {
  const middle = { x: (from.x + to.x) / 2 + bend.x, y: (from.y + to.y) / 2 + bend.y }
  return `M${at(from)}Q${at(middle)} ${at(to)}`
}

function cubic([from, first, second, to]: Curve): string {
  return `M${at(from)}C${at(first)} ${at(second)} ${at(to)}`
}

function pointOn([from, first, second, to]: Curve, along: number): Point {
  const rest = 1 - along
  const weighted = (axis: 'x' | 'y') =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * along * first[axis] +
    3 * rest * along ** 2 * second[axis] +
    along ** 3 * to[axis]
  return { x: weighted('x'), y: weighted('y') }
}

function many(count: number, draw: (along: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => draw(index / (count - 1)))
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
