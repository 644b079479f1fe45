import { buildApp } from 'fauxqs'

/** An S3-compatible server in memory, on loopback, with one bucket. It checks no signatures. */
export async function s3Server(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = buildApp({ logger: false })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${address}/academy`, { method: 'PUT' })
  const { host } = new URL(address)
  return { url: `s3+http://key:sec%2Fret@${host}/academy/files`, close: () => app.close() }
}
