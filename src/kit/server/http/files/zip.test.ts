import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { zipOf } from './zip.ts'

type Entry = Parameters<typeof zipOf>[0] extends AsyncIterable<infer One> ? One : never

async function* these<Item>(...items: Item[]) {
  yield* items
}

async function made(entries: AsyncIterable<Entry>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(zipOf(entries)))
}

const text = Buffer.from('{"kind":"account"}\n'.repeat(10_000))

describe('a ZIP that is made while it is sent', () => {
  test('holds what is at hand, and what comes piece by piece, which is smaller where it is text', async () => {
    const [pieces, noise] = [[text.subarray(0, 70_000), text.subarray(70_000)], Buffer.from([0, 255, 128, 7])]
    const zip = await made(
      these<Entry>(
        { name: 'whole.txt', bytes: text },
        { name: 'data.json', chunks: these(...pieces), isText: true },
        { name: 'picture.webp', chunks: these(noise) },
        { name: 'nothing.txt', chunks: these<Buffer>(), isText: true },
      ),
    )
    const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)] as const)
    expect(files.map(([name]) => name)).toEqual(['whole.txt', 'data.json', 'picture.webp', 'nothing.txt'])
    expect(
      files.map(([, bytes], index) => bytes.equals([text, text, noise, Buffer.alloc(0)][index] as Buffer)),
    ).toEqual(files.map(() => true))
    expect(zip.length).toBeLessThan(text.length * 1.1)
  })

  test('holds more files than the format had room for at first', async () => {
    const count = 66_000
    async function* many(): AsyncGenerator<Entry> {
      for (let number = 0; number < count; number++) yield { name: `${number}`, bytes: text.subarray(0, 3) }
    }
    const zip = await made(many())
    const found: string[] = []
    unzipSync(zip, { filter: ({ name }) => found.push(name) < 0 })
    expect([found.length, found.at(-1)]).toEqual([count, `${count - 1}`])
  })

  test('lets go of all that it reads when nobody reads on, and fails with what it reads', async () => {
    const closed: string[] = []
    async function* endless() {
      try {
        while (true) yield text
      } finally {
        closed.push('file')
      }
    }
    async function* entries(): AsyncGenerator<Entry> {
      try {
        yield { name: 'endless', chunks: endless() }
      } finally {
        closed.push('entries')
      }
    }
    const zip = zipOf(entries())
    for (let count = 0; count < 3; count++) await zip.next()
    await zip.return()
    await expect.poll(() => closed).toEqual(expect.arrayContaining(['file', 'entries']))
    async function* failing(): AsyncGenerator<Buffer> {
      yield text
      throw new Error('The disk is gone.')
    }
    await expect(made(these<Entry>({ name: 'failing', chunks: failing() }))).rejects.toThrow('The disk is gone.')
  })
})
