import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Place } from '#reputation/new-levels/contract/new-levels.ts'

const size = { width: 320, height: 100 }
const gap = 6
/** Above the rung that it is on. */
const flag = 56
/** In milliseconds: between one rung and the next, and how long each part takes. */
const pause = 140
const length = 420

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The ladder up to the reached level, drawn rung by rung, and then a flag on it. It is still for who wants less motion. */
export function Climb({ rung, rungs }: Place) {
  const drawing = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (still()) return
    for (const part of drawing.current?.children ?? []) {
      const { grows, after } = (part as SVGElement).dataset
      const timing = { duration: length, delay: Number(after) * pause, easing: 'ease-out', fill: 'backwards' } as const
      part.animate(grows === 'up' ? rise : draw, timing)
    }
  }, [])
  const wide = (size.width - gap * (rungs - 1)) / rungs
  const highOf = (index: number) => (size.height * (index + 1)) / rungs
  const leftOf = (index: number) => index * (wide + gap)
  const [x, foot] = [leftOf(rung) + wide / 2, size.height - highOf(rung)]
  const top = Math.min(0, foot - flag)
  return (
    <svg ref={drawing} width="100%" viewBox={`0 ${top} ${size.width} ${size.height - top}`} aria-hidden="true">
      {Array.from({ length: rungs }, (_, index) => (
        <rect
          key={leftOf(index)}
          data-grows="up"
          data-after={index}
          style={atFoot}
          {...{ x: leftOf(index), y: size.height - highOf(index), width: wide, height: highOf(index), rx: 6 }}
          fill={`var(--${index === rung ? 'accent' : index < rung ? 'sage-wash' : 'sunken'})`}
        />
      ))}
      <path
        data-after={rungs}
        {...drawn}
        d={`M${x} ${foot - 2}v-50`}
        stroke="var(--accent-ink)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        data-after={rungs + 2}
        {...drawn}
        d={`M${x + 4} ${foot - 41}c9-5 16 5 26-1`}
        stroke="var(--accent-ink)"
        strokeWidth={18}
      />
    </svg>
  )
}

const atFoot: CSSProperties = { transformBox: 'fill-box', transformOrigin: 'bottom' }
/** A line whose whole length is one dash. */
const drawn = { pathLength: 1, strokeDasharray: 1, fill: 'none' }
const rise: Keyframe[] = [{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }]
const draw: Keyframe[] = [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }]
