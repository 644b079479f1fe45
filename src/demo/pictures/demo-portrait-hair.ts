/** What is drawn of the hair: behind the head, over the forehead, and over the shoulders. In the portrait's 400 × 400 box. */
type Cut = { back: string; front: string; over?: string }

const path = (d: string) => `<path d="${d}"/>`
const curl = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** Curls on an arc around the crown, from one angle to another (degrees, 0 to the right, 90 up). */
function curls(radius: number, from: number, to: number, step: number, size: number): string {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + index * step) * Math.PI) / 180
    const grown = size + (index % 3) * 2.5
    return curl(Math.round(200 + radius * Math.cos(angle)), Math.round(168 - radius * 1.06 * Math.sin(angle)), grown)
  }).join('')
}

const longBack = path(
  'M128 170C116 96 160 64 200 64s84 32 72 106c6 62 24 112 16 172-40 20-136 20-176 0-8-60 10-110 16-172z',
)
const pulledBack = path('M138 178C126 106 158 72 200 72s74 34 62 106c-5-30-18-58-62-64-44 6-57 34-62 64z')
const sidePart = path(
  'M226 90c-26 12-66 30-74 82-3 18-6 32-12 44-14-30-16-74-2-104 14-30 44-46 76-44 40 2 60 34 58 84-1 26-4 48-10 64-4-14-6-30-8-48-3-34-12-58-28-78z',
)
const skullCap = path('M131 176C122 100 158 70 200 70s78 30 69 106c-20 30-118 30-138 0z')

export const cuts = {
  straight: {
    back: longBack,
    front: path(
      'M200 86c-26 8-46 40-50 88-2 24-6 42-14 56-14-36-16-80-2-114 12-30 40-46 66-46s54 16 66 46c14 34 12 78-2 114-8-14-12-32-14-56-4-48-24-80-50-88z',
    ),
  },
  bob: {
    back: path(
      'M128 168C116 94 162 62 200 62s84 32 72 106c8 36 12 66 8 94-22 12-38 10-44 2h-72c-6 8-22 10-44-2-4-28 0-58 8-94z',
    ),
    front: sidePart,
  },
  fringe: {
    back: longBack,
    front: path('M132 204C118 108 160 68 200 68s82 40 68 136c-6-16-9-34-11-54-36 8-78 8-114 0-2 20-5 38-11 54z'),
  },
  waves: {
    back: path(
      'M126 172C110 92 162 60 204 62c48 2 82 40 70 108 14 22-4 44 8 66 14 24-4 44 6 68 6 18-6 38-22 44-30 10-104 10-132 0-18-6-28-26-20-46 10-22-8-40 4-64 12-22-6-42 8-66z',
    ),
    front: sidePart,
  },
  bun: { back: curl(200, 60, 31), front: pulledBack },
  knot: { back: curl(250, 238, 27) + skullCap, front: sidePart },
  ponytail: {
    back: path('M226 78c78-22 108 60 82 150-8 30-20 54-34 66-4-50 20-130-54-172z'),
    front: pulledBack,
  },
  braid: {
    back: skullCap,
    front: sidePart,
    over: [232, 258, 284, 310, 335, 358]
      .map(
        (y, index) =>
          `<ellipse cx="${264 + index * 3}" cy="${y}" rx="${17 - index}" ry="16" transform="rotate(${index % 2 ? 28 : -28} ${264 + index * 3} ${y})"/>`,
      )
      .join(''),
  },
  curls: { back: curls(88, -52, 232, 15, 25) + skullCap, front: curls(70, 22, 158, 14, 18) },
  cloud: { back: curls(92, -24, 204, 12, 29) + skullCap, front: curls(74, 18, 162, 12, 19) },
  pixie: {
    back: skullCap,
    front: path('M137 192C116 116 150 64 206 64c54 0 78 50 57 124-2-20-6-36-13-50-36 4-70-8-88-30 2 26-16 44-25 84z'),
  },
  swept: {
    back: path('M130 168C120 96 162 64 202 64s80 32 68 104c4 26 6 46 0 62-18 8-124 8-142 0-4-18-2-38 2-62z'),
    front: sidePart,
  },
  crop: {
    back: '',
    front: path('M138 172c-8-56 20-98 62-98s70 42 62 98c-3-18-7-34-13-48-32-10-66-10-98 0-6 14-10 30-13 48z'),
  },
  shaven: {
    back: '',
    front: `<g opacity="0.5">${path('M139 164c-4-44 22-80 61-80s65 36 61 80c-6-28-20-50-61-52-41 2-55 24-61 52z')}</g>`,
  },
  mop: { back: '', front: curls(72, 8, 172, 13, 20) + curls(50, 40, 140, 20, 20) },
  tied: { back: curl(200, 64, 22), front: pulledBack },
} satisfies Record<string, Cut>

export type Hair = keyof typeof cuts

export const beardAndMoustache =
  path('M140 180c2 40 18 86 60 86s58-46 60-86c-6 22-16 34-32 34-12-10-44-10-56 0-16 0-26-12-32-34z') +
  path('M176 222c6-10 16-14 24-8 8-6 18-2 24 8-10 0-16-4-24-3-8-1-14 3-24 3z')
