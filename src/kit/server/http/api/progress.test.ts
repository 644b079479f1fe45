import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { translations } from '#kit/contract/texts/translations.ts'
import { toFormData } from '#kit/contract/values/multipart.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { type RawRequest, rawRequest } from '#testing/faults/raw-request.ts'
import { readSlowly, stopReading } from '#testing/faults/slow-reader.ts'
import { sendSlowly } from '#testing/faults/slow-sender.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
let url: string
beforeAll(async () => {
  world = await academy()
  url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  return world.close
})

test('a sign-in that arrives byte by byte times out within a minute, a photograph over a slow connection does not', async () => {
  const visitor = world.as.artist
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '60' }
  const signIn = rawRequest(`${url}/login`, { headers, visitor: await world.guest() })
  sendSlowly(signIn, '{"email": "artist@atelier.test", "password": "never the end', { bytes: 1, every: 500 })

  const form = new Response(toFormData({ avatar: await sample('photo.jpg') }))
  const photo = Buffer.from(await form.arrayBuffer())
  const type = { 'Content-Type': form.headers.get('content-type') ?? '', 'Content-Length': String(photo.length) }
  const upload = rawRequest(`${url}${profile.changeAvatar.path}`, { headers: type, visitor })
  const sent = sendSlowly(upload, photo, { bytes: Math.ceil(photo.length / 60), every: 60 })

  await aMinutePasses()
  expect(await signIn.answer).toMatchObject({ status: 408, text: expect.stringContaining('"code":"request_timeout"') })
  await signIn.closed
  await sent
  expect((await upload.answer).status).toBe(profile.changeAvatar.status)
  upload.socket.destroy()
})

test('who takes nothing of an answer is let go within a minute, who takes it slowly is not', async () => {
  const ask = () => {
    const request = rawRequest(`${url}${translations.all.path}`, { method: 'GET', headers: {} })
    // More than the systems on the way hold.
    for (let more = 0; more < 60; more++)
      request.socket.write(`GET ${translations.all.path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return request
  }
  const [stuck, slow] = [ask(), ask()]
  stopReading(stuck)
  readSlowly(slow, { bytes: 200_000, every: 100 })
  await vi.waitFor(async () => expect(await connections()).toBe(2), 20_000)
  // The systems on the way hold much before they hold all that they can.
  while ((await connections()) === 2) await tenSecondsPass(slow)
  for (let step = 0; step < 6; step++) await tenSecondsPass(slow)
  await setTimeout(600)
  expect(await connections()).toBe(1)
  for (const { socket } of [stuck, slow] as RawRequest[]) socket.destroy()
})

/** In steps, between which transfers can continue. */
async function aMinutePasses() {
  for (let step = 0; step < 6; step++) {
    await setTimeout(600)
    world.clock.advance({ seconds: 10 })
  }
  await setTimeout(600)
}

/** In which this reader takes a megabyte, however busy the machine is. */
async function tenSecondsPass({ socket }: RawRequest) {
  const before = socket.bytesRead
  await setTimeout(600)
  await vi.waitFor(() => expect(socket.bytesRead - before).toBeGreaterThan(1e6), { timeout: 10_000 })
  world.clock.advance({ seconds: 10 })
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    world.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
