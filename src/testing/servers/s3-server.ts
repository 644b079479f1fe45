import { buildApp } from 'fauxqs'

/**
 * An S3-compatible server in memory, on loopback, with one bucket. It checks no signatures. `holdReads(after)` answers so many more reads,
 * then none: the promise in its answer resolves when the first one waits.
 */
export async function s3Server() {
  const app = buildApp({ logger: false })
  let read: (() => Promise<void>) | undefined
  app.addHook('onRequest', async ({ method }: { method: string }) => {
    if (method === 'GET') await read?.()
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${address}/academy`, { method: 'PUT' })
  const { host } = new URL(address)
  return {
    url: `s3+http://key:sec%2Fret@${host}/academy/files`,
    holdReads: (after: number) => {
      const held = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      let reads = 0
      read = async () => {
        reads += 1
        if (reads <= after) return
        held.resolve()
        await released.promise
      }
      const release = () => {
        read = undefined
        released.resolve()
      }
      return { held: held.promise, release }
    },
    close: () => app.close(),
  }
}
