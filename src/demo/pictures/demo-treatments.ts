import type { Stage } from '#reputation/consents/contract/stages.ts'
import type { DemoPerson } from '../records/demo-person.ts'
import { type Random, randomOf } from '../records/demo-random.ts'

type Technique = DemoPerson['techniques'][number]
export type Treatment = { technique: Technique; stage: Stage; seed: number; isMirrored: boolean }
type Tones = { skin: string; shade: string; hair: string; blush: string; lip: string }
/** How much of the work is visible, and how red the skin around it is: from 0 to 1. */
type Look = { drawn: number; red: number }

const looks: Record<Stage, Look> = {
  BEFORE: { drawn: 0, red: 0 },
  AFTER: { drawn: 1, red: 1 },
  HEALED: { drawn: 0.72, red: 0 },
}

const tones = [
  { skin: '#f6d9c4', shade: '#dfae93', hair: '#7c4a2d', blush: '#d97a6c', lip: '#c97f78' },
  { skin: '#efc8a8', shade: '#d09a77', hair: '#4a2c1d', blush: '#cf6d5c', lip: '#bf7468' },
  { skin: '#fbe4d5', shade: '#e8bfa8', hair: '#a06a3a', blush: '#e48a7c', lip: '#d68f88' },
  { skin: '#d9a67d', shade: '#b17c55', hair: '#2b1a12', blush: '#b8573f', lip: '#a65c4d' },
  { skin: '#a9744f', shade: '#7f5236', hair: '#1d120c', blush: '#8a3f2f', lip: '#7f4238' },
] as const satisfies Tones[]

/** A treatment in close-up, as cut from colored paper: an SVG of 4 : 3. The same seed is always the same person. */
export function treatment({ technique, stage, seed, isMirrored }: Treatment): string {
  const random = randomOf(seed)
  const tone = random.pick(tones)
  const light = random.whole(10, 90)
  const tilt = random.between(-4, 4).toFixed(1)
  const size = random.between(0.9, 1.12).toFixed(2)
  const [x, y] = [random.whole(-14, 14), random.whole(-12, 12)]
  const skin = freckles(tone, random)
  const drawing = drawings[technique](looks[stage], tone, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <defs>
      <radialGradient id="light" cx="${light}%" cy="20%" r="100%"><stop stop-color="${tone.skin}"/><stop offset="1" stop-color="${tone.shade}"/></radialGradient>
      <linearGradient id="powder"><stop stop-color="${tone.hair}"/><stop offset="1" stop-color="${tone.hair}" stop-opacity="0.25"/></linearGradient>
    </defs>
    <g${isMirrored ? ' transform="translate(400) scale(-1 1)"' : ''}>
    <rect width="400" height="300" fill="url(#light)"/>
    ${skin}
    <g transform="rotate(${tilt} 200 150) translate(${200 + x} ${150 + y}) scale(${size}) translate(-200 -150)">${drawing}</g>
    </g>
  </svg>`
}

type Drawing = (look: Look, tone: Tones, random: Random) => string

const drawings: Record<Technique, Drawing> = {
  POWDER_BROWS: (look, tone, random) => brows(look, tone, random, 'powder'),
  NANO_BROWS: (look, tone, random) => brows(look, tone, random, 'strokes'),
  MICROBLADING: (look, tone, random) => brows(look, tone, random, 'strokes'),
  REMOVAL: removal,
  LIPS: lips,
  EYELINER: eyeliner,
  SCALP: scalp,
  AREOLA: areola,
  CAMOUFLAGE: camouflage,
}

const leftBrow = 'M58 122c22-30 62-36 104-18l-2 15c-38-12-72-8-102 3z'

function pair(half: string): string {
  return `<g>${half}</g><g transform="translate(400) scale(-1 1)">${half}</g>`
}

function eye({ shade, hair }: Tones): string {
  return `<path d="M70 178c18-26 62-28 84 2-22 22-66 22-84-2z" fill="#fffaf4"/>
    <circle cx="113" cy="176" r="15" fill="${hair}"/><circle cx="113" cy="176" r="7" fill="#17100c"/><circle cx="118" cy="171" r="3" fill="#fff"/>
    <path d="M70 178c18-26 62-28 84 2" fill="none" stroke="${shade}" stroke-width="5"/>
    <path d="M66 162c20-24 66-26 92 2" fill="none" stroke="${shade}" stroke-width="3" opacity="0.7"/>`
}

/** In two layers, for a blur takes longer to draw than everything else. */
function redness({ blush }: Tones, { red }: Look, shape: string): string {
  if (red === 0) return ''
  const halo = (width: number) =>
    `<g stroke="${blush}" stroke-width="${width}" stroke-linejoin="round" opacity="0.16">${shape}</g>`
  return `<g fill="${blush}">${halo(30)}${halo(12)}</g>`
}

function brows(look: Look, tone: Tones, random: Random, kind: 'powder' | 'strokes'): string {
  const own = hairsOf(random, look.drawn > 0 ? 16 : 11)
  const made =
    kind === 'powder'
      ? `<path d="${leftBrow}" stroke="none" fill="url(#powder)" opacity="${0.9 * look.drawn}"/>`
      : `<g opacity="${look.drawn}">${hairsOf(random, look.drawn > 0 ? 46 : 0)}</g>`
  const half = `${redness(tone, look, `<path d="${leftBrow}"/>`)}
    <g stroke="${tone.hair}" stroke-width="2" stroke-linecap="round" fill="none" opacity="0.75">${own}</g>
    <g stroke="${tone.hair}" stroke-width="2.4" stroke-linecap="round" fill="none">${made}</g>${eye(tone)}`
  return `${pair(half)}${nose(tone)}`
}

/** Single hairs along the arch of the left brow. */
function hairsOf(random: Random, count: number): string {
  return Array.from({ length: count }, () => {
    const along = random.fraction()
    const x = 62 + along * 96
    const y = 120 - Math.sin(Math.PI * (0.12 + along * 0.62)) * 24 + random.between(-5, 7)
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q-4-6-${random.whole(7, 12)}-${random.whole(5, 11)}"/>`
  }).join('')
}

function nose({ shade }: Tones): string {
  return `<path d="M186 170c-4 40-18 70-12 96M214 170c4 40 18 70 12 96" fill="none" stroke="${shade}" stroke-width="4" opacity="0.6"/>`
}

/** Old pigment has turned blue; it fades. */
function removal(look: Look, tone: Tones, random: Random): string {
  const left = look.drawn === 0 ? 0.9 : look.red ? 0.55 : 0.14
  const half = `${redness(tone, look, `<path d="${leftBrow}"/>`)}
    <path d="${leftBrow}" fill="#5c6478" opacity="${left}"/>
    <g stroke="${tone.hair}" stroke-width="2" stroke-linecap="round" fill="none" opacity="0.7">${hairsOf(random, 14)}</g>${eye(tone)}`
  return `${pair(half)}${nose(tone)}`
}

function lips(look: Look, tone: Tones, random: Random): string {
  const color = random.pick(['#b23a48', '#c4574f', '#a8323f', '#c8685c', '#96324a'])
  const upper = 'M92 152c34-34 70-50 92-38 8 4 12 6 16 6s8-2 16-6c22-12 58 4 92 38-40 10-176 10-216 0z'
  const lower = 'M92 152c40 10 176 10 216 0-28 62-70 78-108 78s-80-16-108-78z'
  const both = `<path d="${upper}"/><path d="${lower}"/>`
  return `${redness(tone, look, both)}
    <g fill="${tone.lip}">${both}</g>
    <g fill="${color}" opacity="${0.92 * look.drawn}">${both}</g>
    <path d="M92 152c44 14 172 14 216 0" fill="none" stroke="#5b1f24" stroke-width="4" opacity="0.6"/>
    <path d="M150 192c30 14 70 14 100 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.22"/>
    <path d="M190 40c-2 18-2 34-6 48M210 40c2 18 2 34 6 48" stroke="${tone.shade}" stroke-width="4" fill="none" opacity="0.5"/>`
}

function eyeliner(look: Look, tone: Tones, random: Random): string {
  const lashes = Array.from({ length: 17 }, (_, index) => {
    const x = 86 + index * 14
    const y = 150 - Math.sin((index / 16) * Math.PI) * 44
    return `<path d="M${x} ${y.toFixed(0)}q${(index - 8) * 1.2}-10 ${(index - 8) * 2.4}-${random.whole(16, 26)}"/>`
  }).join('')
  return `${redness(tone, look, '<ellipse cx="200" cy="122" rx="130" ry="34"/>')}
    <path d="M78 156c50-74 186-80 244 4-60 62-190 60-244-4z" fill="#fffaf4"/>
    <circle cx="200" cy="150" r="43" fill="${random.pick(['#7a8f86', '#8a6a45', '#5f7d95', '#54402f'])}"/><circle cx="200" cy="150" r="20" fill="#17100c"/><circle cx="214" cy="136" r="8" fill="#fff"/>
    <path d="M78 156c50-74 186-80 244 4" fill="none" stroke="${tone.shade}" stroke-width="5"/>
    <path d="M78 156c50-74 186-80 244 4l22-16" fill="none" stroke="#1c1310" stroke-width="${(4 + 8 * look.drawn).toFixed(1)}" stroke-linecap="round" opacity="${look.drawn}"/>
    <g stroke="#1c1310" stroke-width="3" stroke-linecap="round" fill="none">${lashes}</g>
    <path d="M60 108c60-70 210-76 286-6" fill="none" stroke="${tone.shade}" stroke-width="5" opacity="0.7"/>`
}

function scalp(look: Look, tone: Tones, random: Random): string {
  const dots = Array.from({ length: 260 }, () => {
    const [x, y] = [random.between(20, 380), random.between(30, 200)]
    const isThin = Math.hypot((x - 200) / 150, (y - 170) / 110) < 0.9
    const opacity = isThin ? 0.12 + 0.7 * look.drawn : 0.75
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(1.6, 2.8).toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`
  }).join('')
  return `${redness(tone, look, '<ellipse cx="200" cy="140" rx="120" ry="70"/>')}
    <path d="M0 300V210c60-24 340-24 400 0v90z" fill="${tone.shade}" opacity="0.35"/><g fill="${tone.hair}">${dots}</g>`
}

/** Drawn in rings, as the pigment is laid. */
function areola(look: Look, tone: Tones, random: Random): string {
  const size = random.whole(58, 72)
  const rings = Array.from({ length: 7 }, (_, index) => {
    const radius = size - index * 8
    return `<circle cx="200" cy="150" r="${radius}" opacity="${(0.1 + 0.2 * look.drawn).toFixed(2)}"/>`
  }).join('')
  return `${redness(tone, look, '<circle cx="200" cy="150" r="96"/>')}
    <path d="M40 300c10-170 80-270 160-270s150 100 160 270z" fill="${tone.skin}" opacity="0.6"/>
    <g fill="${tone.lip}">${look.drawn > 0 ? rings : ''}</g>
    <path d="M120 176q80 16 160-8" fill="none" stroke="#fff1e8" stroke-width="5" opacity="${(0.7 - 0.5 * look.drawn).toFixed(2)}"/>`
}

function camouflage(look: Look, tone: Tones, random: Random): string {
  const bend = random.whole(-36, 36)
  const line = `M50 ${150 - bend}C140 ${130 + bend} 250 ${170 - bend} 350 ${150 + bend}`
  const stitches = Array.from({ length: 9 }, (_, index) => `<path d="M${70 + index * 32} 138l6 26"/>`).join('')
  const opacity = (1 - 0.85 * look.drawn).toFixed(2)
  return `${redness(tone, look, '<ellipse cx="200" cy="150" rx="150" ry="40"/>')}
    <g fill="none" stroke="#fff4ec" stroke-linecap="round" opacity="${opacity}"><path d="${line}" stroke-width="13"/><g stroke-width="4">${stitches}</g></g>
    <path d="${line}" fill="none" stroke="${tone.shade}" stroke-width="3" opacity="${opacity}"/>`
}

function freckles({ shade }: Tones, random: Random): string {
  const spots = Array.from({ length: random.whole(4, 26) }, () => {
    const [x, y] = [random.whole(0, 400), random.whole(0, 300)]
    return `<circle cx="${x}" cy="${y}" r="${random.between(0.8, 2.2).toFixed(1)}"/>`
  })
  return `<g fill="${shade}" opacity="0.6">${spots.join('')}</g>`
}
