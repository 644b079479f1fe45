import { type Random, randomOf } from '../records/demo-random.ts'
import { beardAndMoustache, cuts, type Hair } from './demo-portrait-hair.ts'

export type Look = {
  hair: Hair
  isGrey?: true
  /** Only of a man. */
  beard?: 'full' | 'stubble'
  glasses?: true
  earrings?: true
  /** 0 fair … 5 dark; by default one of the three fairest. */
  tone?: number
}

const ink = '#231d18'
/** Two colors of the ground, and a third for the shape on it. */
const grounds = [
  ['#f4e6d3', '#e3bfa4', '#fbf3e4'],
  ['#bf5560', '#84182b', '#d98380'],
  ['#c3cdb0', '#82987a', '#e2e5cd'],
  ['#f0d096', '#d29b4d', '#f9e9c2'],
  ['#dd9470', '#a3462b', '#f0bd9c'],
  ['#57473d', '#2b211c', '#7a6353'],
  ['#f0d0c5', '#cd8e88', '#f9e6dc'],
  ['#e9dcc2', '#c5a780', '#f7efdc'],
  ['#9db2aa', '#55716c', '#c3d0c6'],
  ['#8a5566', '#4b2435', '#b08390'],
] as const satisfies string[][]
/** Skin in light and in shadow, and how many of the hair's colours go with it. */
const skins = [
  { skin: '#f8dcc8', shade: '#e2b096', hairs: 10 },
  { skin: '#f3cfb3', shade: '#d9a17f', hairs: 10 },
  { skin: '#e9b995', shade: '#c98d69', hairs: 7 },
  { skin: '#cf9468', shade: '#a66b47', hairs: 4 },
  { skin: '#9a6344', shade: '#744630', hairs: 3 },
  { skin: '#6b4433', shade: '#4c2d22', hairs: 2 },
] as const
/** Hair, and the brows that go with it; the last is dyed. */
const hairs = [
  ['#2b1e19', '#2b1e19'],
  ['#3d2720', '#33201a'],
  ['#5a3524', '#4a2b1d'],
  ['#7c4327', '#5e3220'],
  ['#9d4d2c', '#7c3c22'],
  ['#bd7440', '#8f5530'],
  ['#a0723f', '#6f4c2a'],
  ['#d2a766', '#8f6538'],
  ['#e3c79a', '#9a7446'],
  ['#7e1c2e', '#4f1a22'],
] as const
const grey = ['#aaa097', '#857a70'] as const
const cloths = [
  '#2b211c',
  '#f6ecdd',
  '#8c1c30',
  '#5b7157',
  '#c58a2e',
  '#a4482c',
  '#45585a',
  '#d9b9a0',
  '#6d3b4c',
] as const
const lipsticks = ['#a63a44', '#b5524c', '#8c1c30', '#bf6259'] as const

/** A portrait as cut from coloured paper: a square SVG. The same look and seed are always the same person. */
export function portrait(look: Look, seed: number): string {
  const { light, deep, motif, figure } = parts(look, seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
    <defs>
      <linearGradient id="ground" x2="0.6" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    </defs>
    <rect width="400" height="400" fill="url(#ground)"/>${motif}${figure}
  </svg>`
}

/** The parts of a portrait; the figure reaches the lower edge of a square of 400. */
export function parts({ hair, isGrey, beard, glasses, earrings, tone }: Look, seed: number) {
  const random = randomOf(seed)
  const [light, deep, halo] = random.pick(grounds)
  const { skin, shade, hairs: fitting } = skins[tone ?? random.whole(0, 2)] ?? skins[0]
  const natural = hairs[random.whole(0, fitting - (beard ? 2 : 1))] ?? hairs[0]
  const [colour, brow] = isGrey ? grey : natural
  const { back, front, over = '' }: { back: string; front: string; over?: string } = cuts[hair]
  const inColour = (shapes: string) => `<g fill="${colour}">${shapes}</g>`
  const width = random.between(0.94, 1.06).toFixed(2)
  const pose = `rotate(${random.between(-5, 5).toFixed(1)} 200 300) translate(200) scale(${width} 1) translate(-200)`
  const flip = random.pick(['', 'translate(400) scale(-1 1)'])
  const behind = motif(random, halo)
  const figure = `<clipPath id="face">${face}</clipPath>
    <g transform="translate(200 400) scale(1.1) translate(-200 -388) ${flip}">
      <g transform="${pose}">${inColour(back)}</g>
      ${shoulders({ cloth: random.pick(cloths), skin, shade, isMan: beard !== undefined }, random)}
      <g transform="${pose}">
        ${head(skin, shade)}${beard ? inColour(hairOnFace(beard)) : ''}
        ${features({ brow, shade, lips: beard ? shade : random.pick(lipsticks), isMadeUp: !beard }, random)}
        ${inColour(front)}${glasses ? spectacles : ''}${earrings ? pearls : ''}
      </g>
      ${inColour(over)}
    </g>`
  return { light, deep, halo, motif: behind, figure }
}

const face = '<path d="M141 160c0-48 25-70 59-70s59 22 59 70c0 46-24 94-59 94s-59-48-59-94z"/>'

/** The shape behind the person: a sun, an arch, a stroke of the brush, or a ring. */
function motif(random: Random, colour: string): string {
  const x = random.whole(130, 270)
  const shape = random.pick([
    `<circle cx="${x}" cy="170" r="136"/>`,
    '<path d="M72 400V192a128 128 0 0 1 256 0v208z"/>',
    `<path d="M-20 ${x}C90 ${x - 120} 210 ${x + 60} 420 ${x - 150}V${x + 30}C250 ${x + 170} 120 ${x + 50}-20 ${x + 170}z"/>`,
    `<circle cx="${x}" cy="120" r="156" fill="none" stroke="${colour}" stroke-width="34"/>`,
  ])
  return `<g fill="${colour}" opacity="0.5">${shape}</g>`
}

type Dress = { cloth: string; skin: string; shade: string; isMan: boolean }

function shoulders({ cloth, skin, shade, isMan }: Dress, random: Random): string {
  const bare = (d: string) =>
    `<path d="${d}M173 226v60c0 26 54 26 54 0v-60z" fill="${skin}"/>
    <path d="M173 238c10 20 44 22 54 0v22c-12 14-42 14-54-6z" fill="${shade}" opacity="0.75"/>`
  const pointed = bare('M164 295l36 62 36-62-9-26h-54z')
  const necklines = [
    bare('M166 293c6 34 62 34 68 0l-7-24h-54z'),
    pointed,
    `${bare('')}<path d="M170 250c18 12 42 12 60 0l6 48c-14 14-58 14-72 0z" fill="${cloth}"/>
    <path d="M170 250c18 12 42 12 60 0l2 14c-18 11-46 11-64 0z" fill="${ink}" opacity="0.12"/>`,
    `${pointed}<path d="M170 270l30 78-36 6-16-54zM230 270l-30 78 36 6 16-54z" fill="#fbf4e8"/>`,
    bare('M122 308c26 42 130 42 156 0-26-6-50-10-51-34h-54c-1 24-25 28-51 34z'),
  ]
  return `<path d="M44 400c4-62 50-88 106-100 16-4 22-10 23-22h54c1 12 7 18 23 22 56 12 102 38 106 100z" fill="${cloth}"/>
    <path d="M258 302c48 12 94 40 98 98h-70c0-40-10-72-28-98z" fill="${ink}" opacity="0.1"/>
    ${necklines[random.whole(0, isMan ? 3 : 4)]}`
}

function head(skin: string, shade: string): string {
  return `<ellipse cx="141" cy="180" rx="9" ry="15" fill="${skin}"/><ellipse cx="259" cy="180" rx="9" ry="15" fill="${shade}"/>
    <g fill="${skin}">${face}</g>
    <g clip-path="url(#face)">
      <path d="M222 84c-16 40-2 76-8 112-4 24 6 40-4 62h60V84z" fill="${shade}" opacity="0.42"/>
      <g fill="#c8503f" opacity="0.16"><circle cx="160" cy="208" r="17"/><circle cx="240" cy="208" r="17"/></g>
    </g>`
}

function hairOnFace(beard: NonNullable<Look['beard']>): string {
  const shadow = 'opacity="0.3" clip-path="url(#face)"'
  return `<g ${beard === 'stubble' ? shadow : ''}>${beardAndMoustache}</g>`
}

type Colours = { brow: string; shade: string; lips: string; isMadeUp: boolean }

function features({ brow, shade, lips, isMadeUp }: Colours, random: Random): string {
  const half = '<path d="M152 168c5-13 17-18 36-11v7c-16-5-27-4-36 4z"/>'
  const lids = random.pick([
    '<path d="M157 181q15 10 30 0M213 181q15 10 30 0"/>',
    '<path d="M157 182q15-13 30-1M213 181q15-12 30 1"/><path d="M172 181h.1M228 181h.1" stroke-width="11"/>',
  ])
  const wings = isMadeUp ? '<path d="M158 182l-8-5M242 182l8-5"/>' : ''
  return `<g fill="${brow}">${half}<g transform="translate(400) scale(-1 1)">${half}</g></g>
    <g fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round">${lids}${wings}</g>
    <path d="M201 176c-2 14-9 24-5 31 3 3 7 3 11 1" fill="none" stroke="${shade}" stroke-width="3.2" stroke-linecap="round"/>
    <g fill="${lips}">
      <path d="M181 226c8-6 14-7 19-4 5-3 11-2 19 4-10 2-28 2-38 0z"/>
      <path d="M181 226c10 2 28 2 38 0-6 13-32 13-38 0z" opacity="0.78"/>
    </g>`
}

const spectacles = `<g fill="none" stroke="${ink}" stroke-width="3.6">
  <circle cx="172" cy="182" r="21"/><circle cx="228" cy="182" r="21"/><path d="M193 180q7-5 14 0M151 178l-12-4M249 178l12-4"/>
</g>`
const pearls = '<g fill="#d7a447"><circle cx="141" cy="203" r="6"/><circle cx="259" cy="203" r="6"/></g>'
