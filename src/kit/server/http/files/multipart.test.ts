import { readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { purposes } from '#kit/contract/values/files.ts'
import { toFormData } from '#kit/contract/values/multipart.ts'
import { nameOf, removeFile } from '#kit/server/files/stored-files.ts'
import { cutUpload } from '#testing/faults/cut-upload.ts'
import { rawRequest } from '#testing/faults/raw-request.ts'
import { hugePng, largeFile, sample, uploadServer } from '#testing/servers/upload-server.ts'

let server: Awaited<ReturnType<typeof uploadServer>>
let storesAvatar = false
const key = 'ab000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  server = await uploadServer(async (form) => {
    if (storesAvatar) await form.avatar?.moveInto(key)
    return form
  })
})
afterAll(() => server.close())
afterEach(async () => {
  await removeFile(server.storage, key)
  storesAvatar = false
  expect(await server.onDisk(), 'nothing may stay behind').toEqual([])
})

const send = (values: object) => server.send(toFormData(values))
const types = 'JPEG, PNG, WebP, AVIF, HEIC'

describe('a form with files', () => {
  it('arrives nested, texts and files side by side', async () => {
    const answer = await send({
      name: ' Żaneta 🎨 ',
      avatar: await sample('photo.png'),
      documents: [
        { kind: 'LICENCE', file: await sample('certificate.pdf') },
        { kind: 'INSURANCE', file: await sample('photo.jpg') },
      ],
    })
    expect(answer).toMatchObject({
      status: 200,
      name: 'Żaneta 🎨',
      avatar: { purpose: 'avatar', originalName: 'photo.png', mime: 'image/webp', width: 600, height: 600 },
      documents: [
        {
          kind: 'LICENCE',
          file: { originalName: 'certificate.pdf', mime: 'application/pdf', bytes: 590, width: null },
        },
        { kind: 'INSURANCE', file: { originalName: 'photo.jpg', mime: 'image/webp', width: 600, height: 800 } },
      ],
    })
  })

  it('may come without files, and with a file input in which nothing was chosen', async () => {
    expect(await send({ name: 'Anna', avatar: new File([], '') })).toMatchObject({ status: 200, name: 'Anna' })
  })

  it('reports all errors at once, each at its field', async () => {
    const answer = await send({
      name: 'x'.repeat(201),
      avatar: await sample('program.jpg'),
      documents: [{ kind: 'LICENCE', file: new File([], 'empty.pdf') }, { file: await sample('certificate.pdf') }],
    })
    expect(answer).toMatchObject({
      status: 422,
      errors: {
        name: 'too_long 200 200',
        avatar: `file_type ${types}`,
        'documents.0.file': 'file_empty',
        'documents.1.kind': 'required',
      },
    })
  })
})

describe('a picture', () => {
  const pictures = ['photo.jpg', 'photo.png', 'photo.webp', 'photo.avif', 'photo.heic', 'telephone.heic']

  it.each(pictures)(
    '%s is converted to three sizes: upright, in its colors, without EXIF and location',
    async (name) => {
      storesAvatar = true
      expect(await send({ avatar: await sample(name) })).toMatchObject({
        status: 200,
        avatar: { width: 600, height: 600 },
      })
      expect(await widthOf('small')).toBe(96)
      expect(await widthOf('medium')).toBe(320)
      expect(await widthOf('large')).toBe(600)
      expect(await quarters('large')).toEqual(['red', 'green', 'blue', 'yellow'])
      const { exif, icc, xmp, orientation } = await sharp(await stored('large')).metadata()
      expect({ exif, icc, xmp, orientation }).toEqual({})
      expect((await stored('large')).includes('Sekretna')).toBe(false)
    },
  )

  it('of 48 megapixels comes through as telephones write it', async () => {
    expect(await send({ avatar: await sample('telephone-48-megapixels.heic') })).toMatchObject({
      status: 200,
      avatar: { width: 1200, height: 1200 },
    })
  })

  it.each(pictures)('%s cut off in the middle is refused', async (name) => {
    const file = await sample(name)
    const answer = await send({ avatar: new File([file.slice(0, file.size * 0.7)], name) })
    expect(answer).toMatchObject({ status: 422, errors: { avatar: 'file_unreadable' } })
  })

  it('in CMYK, as print shops have it, or under the name of another kind is taken in its colours', async () => {
    const red = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c02020' } })
    const print = await red.clone().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    for (const [bytes, name] of [
      [print, 'print.jpg'],
      [await red.clone().png().toBuffer(), 'renamed.jpg'],
    ] as const) {
      storesAvatar = true
      expect(await send({ avatar: new File([bytes], name) })).toMatchObject({ status: 200, avatar: { width: 400 } })
      const { dominant, isOpaque } = await sharp(await stored('large')).stats()
      expect([dominant.r > 150, dominant.g < 80, dominant.b < 80, isOpaque], name).toEqual([true, true, true, true])
    }
  })

  it('of a page stays readable, in one size', async () => {
    const page = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#eee' } })
      .png()
      .toBuffer()
    const answer = await send({ documents: [{ kind: 'LICENCE', file: new File([page], 'scan.png') }] })
    expect(answer).toMatchObject({ status: 200, documents: [{ file: { width: 2400, height: 3200 } }] })
  })

  it('that takes most of the memory gets it, one that takes more is refused with the limit of its kind', async () => {
    const avif = async (width: number, height: number) => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#eee' } })
      return new File([await picture.avif({ effort: 0 }).toBuffer()], 'a.avif')
    }
    expect(await send({ avatar: await avif(3200, 2400) })).toMatchObject({
      status: 200,
      avatar: { width: 1200, height: 1200 },
    })
    expect(await send({ avatar: await avif(4000, 3000) })).toMatchObject({
      status: 422,
      errors: { avatar: 'image_too_large 10' },
    })
  })

  it.each([
    ['portrait', 900, 1600, 900],
    ['landscape', 1600, 900, 900],
    ['tiny', 30, 40, 30],
    ['huge', 4000, 6000, 1200],
  ])('of a person is stored as a square: %s', async (_, width, height, side) => {
    storesAvatar = true
    const picture = await sharp({ create: { width, height, channels: 3, background: '#a55' } })
      .jpeg()
      .toBuffer()
    const answer = await send({ avatar: new File([picture], 'person.jpg') })
    expect(answer).toMatchObject({ status: 200, avatar: { width: side, height: side } })
    for (const [name, largest] of Object.entries(purposes.avatar.widths)) {
      const picture = await sharp(await stored(name)).metadata()
      expect([picture.width, picture.height]).toEqual([Math.min(side, largest), Math.min(side, largest)])
    }
  })

  it('of a person is cut around the person, not around the middle', async () => {
    storesAvatar = true
    const face = await sharp({ create: { width: 220, height: 220, channels: 3, background: '#e0a080' } })
      .png()
      .toBuffer()
    const standing = await sharp({ create: { width: 600, height: 1500, channels: 3, background: '#e8e8e8' } })
      .composite([{ input: face, left: 190, top: 60 }])
      .jpeg()
      .toBuffer()
    await send({ avatar: new File([standing], 'standing.jpg') })
    const { data, info } = await sharp(await stored('large'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inColour = (row: number) => (data[(row * info.width + info.width / 2) * 3 + 2] as number) < 180
    expect(Array.from({ length: info.height }, (_, row) => row).filter(inColour).length).toBeGreaterThan(200)
  })

  it('of extreme proportions is no trouble', async () => {
    const line = await sharp({ create: { width: 3, height: 60_000, channels: 3, background: '#eee' } })
      .png()
      .toBuffer()
    expect(await send({ documents: [{ kind: 'LICENCE', file: new File([line], 'line.png') }] })).toMatchObject({
      status: 200,
      documents: [{ file: { height: 9600 } }],
    })
    expect(await send({ avatar: new File([line], 'line.png') })).toMatchObject({
      status: 200,
      avatar: { width: 3, height: 3 },
    })
  })
})

describe('a PDF as scanners write it is taken as long as it opens', () => {
  it.each([
    ['with lines before its header', (pdf: string) => `@PJL SET JOBNAME="Skan"\r\n${'x'.repeat(400)}\r\n${pdf}`],
    ['with bytes after its end', (pdf: string) => `${pdf}\n${'\0'.repeat(3000)}scanner`],
    ['whose table is elsewhere', (pdf: string) => pdf.replace(/startxref\n\d+/, 'startxref\n3')],
    ['without a table', (pdf: string) => pdf.replace(/xref[\s\S]*?trailer/, 'trailer')],
  ])('%s', async (_name, spoil) => {
    const answer = await send({ documents: [{ kind: 'LICENCE', file: await spoiled(spoil) }] })
    expect(answer).toMatchObject({ status: 200, documents: [{ file: { mime: 'application/pdf' } }] })
  })
})

describe('what is refused', () => {
  it.each([
    ['50 MB', async () => largeFile(50), 'file_too_large 15'],
    ['a byte too many', async () => new File([largeFile(15), 'x'], 'a.jpg'), 'file_too_large 15'],
    ['nothing', async () => new File([], 'empty.jpg'), 'file_empty'],
    ['a renamed EXE', () => sample('program.jpg'), `file_type ${types}`],
    ['an SVG named .png', () => sample('drawing.png'), `file_type ${types}`],
    ['a PDF as an avatar', () => sample('certificate.pdf'), `file_type ${types}`],
    ['an animated GIF', async () => animation(), `file_type ${types}`],
    ['text', async () => new File(['Cześć'], 'a.jpg', { type: 'image/jpeg' }), `file_type ${types}`],
    ['20000 × 20000 pixels', async () => hugePng(), 'image_too_large 50'],
    ['a JPEG of zeros', async () => new File([largeFile(1)], 'a.jpg'), 'file_unreadable'],
  ])('%s', async (_name, make, expected) => {
    expect(await send({ avatar: await make() })).toMatchObject({ status: 422, errors: { avatar: expected } })
  })

  it.each([
    ['a PDF without its end', (pdf: string) => pdf.slice(0, -40)],
    ['only the first line of a PDF', () => '%PDF-1.7\n'],
    ['half a PDF', (pdf: string) => pdf.slice(0, pdf.length / 2)],
    ['a page that calls itself a PDF', () => '%PDF-1.7\n<script>alert(1)</script>\nstartxref\n9\n%%EOF\n'],
  ])('%s', async (_name, spoil) => {
    const file = await spoiled(spoil)
    const answer = await send({ documents: [{ kind: 'LICENCE', file }] })
    expect(answer).toMatchObject({ status: 422, errors: { 'documents.0.file': 'file_unreadable' } })
  })

  it.each([
    ['', (pdf: string) => pdf],
    // As programs write one for the web: what is shown first comes first, with its table and the encryption.
    [' and is written for the web', (pdf: string) => linearized(pdf)],
  ])('a PDF that opens with a password only%s', async (_name, written) => {
    const protect =
      '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (oooooooooooooooooooooooooooooooo) /U (uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu) /P -4 >> /ID [<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]'
    const file = await spoiled((pdf) => written(pdf.replace('/Root 1 0 R', protect)))
    const answer = await send({ documents: [{ kind: 'LICENCE', file }] })
    expect(answer).toMatchObject({ status: 422, errors: { 'documents.0.file': 'file_locked' } })
  })

  it('a file where none belongs', async () => {
    const photo = await sample('photo.png')
    expect(await send({ name: photo })).toMatchObject({ status: 422, errors: { name: 'file_unexpected' } })
    expect(await send({ toString: photo })).toMatchObject({ status: 422 })
    expect(await send({ documents: [photo] })).toMatchObject({
      status: 422,
      errors: { 'documents.0': 'file_unexpected' },
    })
  })

  it('a second file in a field for one', async () => {
    const form = toFormData({ avatar: await sample('photo.png') })
    form.append('avatar', await sample('photo.jpg'))
    expect(await server.send(form)).toMatchObject({ status: 422, errors: { avatar: 'file_single' } })
  })

  it('text that poses as a file', async () => {
    expect(await send({ avatar: { purpose: 'avatar', mime: 'image/webp' } })).toMatchObject({
      status: 422,
      errors: { avatar: 'required' },
    })
  })

  it('too many parts, too long texts, hostile names', async () => {
    expect(await send({ name: Array.from({ length: 501 }, () => 'x') })).toMatchObject({
      status: 422,
      errors: { body: 'too_many_parts' },
    })
    const files = Array.from({ length: 21 }, () => ({ kind: 'x', file: new File(['x'], 'a') }))
    expect(await send({ documents: files })).toMatchObject({ status: 422, errors: { body: 'too_many_parts' } })
    expect(await send({ name: 'x'.repeat(65_537) })).toMatchObject({ status: 422, errors: { name: 'too_long 65536' } })
    expect(await send({ texts: Array.from({ length: 20 }, () => 'x'.repeat(60_000)) })).toMatchObject({ status: 413 })
    for (const name of ['__proto__', 'a[__proto__][x]', 'constructor', 'a[1000]', 'a[']) {
      const form = new FormData()
      form.append(name, 'x')
      expect(await server.send(form)).toMatchObject({ status: 422 })
    }
    expect(await send({ name: 'a\0b' })).toMatchObject({ status: 422, errors: { name: 'nul_character' } })
  })

  it('a body that is no form, or a broken one', async () => {
    const post = async (type: string, body: string) =>
      (await fetch(server.url, { method: 'POST', headers: { 'Content-Type': type }, body })).status
    expect(await post('application/json', '{}')).toBe(415)
    expect(await post('multipart/form-data', 'x')).toBe(422)
    expect(
      await post(
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\nxyz',
      ),
    ).toBe(422)
  })
})

describe('names', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\anna\\zdjęcie.png', 'zdjęcie.png'],
    ['a\u202egnp.exe.png', 'agnp.exe.png'],
    ['\u061ca\u00ad\u180e\u2028\u3164\u2800\u{e0041}.png', 'a.png'],
    // Persian and an emoji family need their joiners.
    ['می\u200cخواهم 👩\u200d👧.png', 'می\u200cخواهم 👩\u200d👧.png'],
    ['🎨 Żaneta – portfolio.png', '🎨 Żaneta – portfolio.png'],
    [`${'ż'.repeat(300)}.png`, `${'ż'.repeat(196)}.png`],
    ['..', 'avatar'],
    ['a\tb\u0000c.png', 'abc.png'],
  ])('%j is stored as %j', async (given, name) => {
    const photo = await sample('photo.png')
    expect(await send({ avatar: new File([photo], given) })).toMatchObject({
      status: 200,
      avatar: { originalName: name },
    })
  })
})

describe('a request as it arrives, whole or damaged', () => {
  const disposition = 'Content-Disposition: form-data; name="name"'
  const part = (head: string, body = 'Anna') => `--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`
  const whole = part(disposition)
  const withType = (type: string, extra: Record<string, string> = {}) => ({
    headers: { 'Content-Type': type, ...extra },
  })
  const plain = withType('multipart/form-data; boundary=b')
  const send = async (request: { headers: Record<string, string> }, body: string | Buffer) => {
    const headers = { ...request.headers, 'Content-Length': String(Buffer.byteLength(body)) }
    const { socket, answer } = rawRequest(server.url, { headers })
    socket.write(body)
    const { status } = await answer
    socket.destroy()
    return status
  }

  afterEach(async () => {
    // A request's own folder is deleted, at any moment of its end.
    await vi.waitFor(async () => expect(await server.underWay()).toEqual([]), { timeout: 30_000 })
  })

  it.each<[string, number, { headers: Record<string, string> }, string | Buffer]>([
    ['whole', 200, plain, whole],
    ['packed', 415, withType('multipart/form-data; boundary=b', { 'Content-Encoding': 'gzip' }), gzipSync(whole)],
    ['a part without a name', 422, plain, part('Content-Disposition: form-data')],
    ['a file without a name', 422, plain, part('Content-Disposition: form-data; filename="a.jpg"')],
    ['text that calls itself JSON', 422, plain, part(`${disposition}\r\nContent-Type: application/json`, '"Anna"')],
    ['an object', 422, plain, part(`${disposition}\r\nContent-Type: application/json`, '{"a":[1]}')],
    [
      'an object that is no text',
      422,
      plain,
      part(`${disposition}\r\nContent-Type: application/json`, '{"toString":1}'),
    ],
    ['broken JSON', 422, plain, part(`${disposition}\r\nContent-Type: application/json`, '{')],
    ['no boundary', 422, withType('multipart/form-data'), whole],
    ['an empty boundary', 422, withType('multipart/form-data; boundary='), whole],
    ['a boundary too long', 422, withType(`multipart/form-data; boundary=${'b'.repeat(300)}`), whole],
    ['no end', 422, plain, whole.slice(0, -6)],
  ])('%s is %i', async (_name, status, request, body) => {
    expect(await send(request, body)).toBe(status)
  })

  it.each([
    ['at its first chunk', ''],
    ['in the middle', '42\r\n--b\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\r\n'],
  ])('a broken chunk %s is a 400', async (_name, before) => {
    const { socket, answer } = rawRequest(server.url, {
      headers: { ...plain.headers, 'Transfer-Encoding': 'chunked' },
    })
    socket.write(`${before}no number\r\n`)
    expect((await answer).status).toBe(400)
  })

  it.each([0, 1, 5, 30])(
    'a connection cut %i ms after its beginning leaves no folder and no descriptor',
    async (after) => {
      await cutUpload(server.url, { field: 'avatar', after })
      const before = await descriptors()
      for (let call = 0; call < 10; call++) await cutUpload(server.url, { field: 'avatar', after })
      await vi.waitFor(async () => expect(await descriptors()).toBeLessThanOrEqual(before), { timeout: 30_000 })
    },
  )
})

/** How many files and connections this process has open. Known on Linux only. */
const descriptors = async () => (process.platform === 'linux' ? (await readdir('/proc/self/fd')).length : 0)

const stored = async (variant: string): Promise<Buffer> => {
  const file = await server.storage.open(nameOf(key, variant))
  return Buffer.concat(await Array.fromAsync(file?.stream ?? []))
}
const widthOf = async (variant: string) => (await sharp(await stored(variant)).metadata()).width

/** The samples show four coloured quarters. */
async function quarters(variant: string): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(await stored(variant))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const named = { red: [220, 40, 40], green: [40, 160, 60], blue: [40, 80, 200], yellow: [230, 200, 40] }
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const isLike = (colour: number[]) => colour.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 12)
    return Object.entries(named).find(([, colour]) => isLike(colour))?.[0]
  })
}

/** The sample certificate, changed. */
async function spoiled(spoil: (pdf: string) => string): Promise<File> {
  const pdf = Buffer.from(await (await sample('certificate.pdf')).arrayBuffer()).toString('latin1')
  return new File([Buffer.from(spoil(pdf), 'latin1')], 'a.pdf')
}

/** Its table and trailer are far from its end, which points back at them. */
function linearized(pdf: string): string {
  return pdf.replace(/startxref\s+\d+\s+%%EOF\s*$/, (end) => `%${'x'.repeat(3000)}\n${end}`)
}

async function animation(): Promise<File> {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = sharp([await frame('#a55'), await frame('#5a5')], { join: { animated: true } }).gif()
  return new File([await gif.toBuffer()], 'a.gif', { type: 'image/gif' })
}
