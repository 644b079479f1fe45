import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shadesOf } from '#kit/contract/look/accent.ts'
import { drawCard } from './profile-card.ts'

const words = { academy: 'Brwi i Łuk', name: 'Ada Lis', level: 'Mistrz', craft: 'Makijaż permanentny' }
const plain = { accent: null, mark: null }
const green = sharp({ create: { width: 192, height: 192, channels: 4, background: '#00c000' } })

test('a card is in the color and with the mark of the academy', async () => {
  const [corner, inMark] = [
    { left: 10, top: 10 },
    { left: 630 + 56 + 24, top: 56 + 24 },
  ]
  const colored = await drawCard(words, { ...plain, accent: '#0b7a75' }, null)
  expectNear(await colorAt(colored, corner), shadesOf('#0b7a75').light.canvas)
  expectNear(await colorAt(await drawCard(words, plain, null), corner), '#3d0a14')
  const marked = await drawCard(words, { ...plain, mark: await green.png().toBuffer() }, null)
  expectNear(await colorAt(marked, inMark), '#00c000')
})

async function colorAt(card: Buffer, { left, top }: { left: number; top: number }): Promise<number[]> {
  const { data } = await sharp(card)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** JPEG moves a color by a little. */
function expectNear(color: number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const [channel, value] of wanted.entries()) expect(Math.abs((color[channel] ?? 0) - value), hex).toBeLessThan(6)
}
