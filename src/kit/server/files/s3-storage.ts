import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { LocalFile, Storage } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** In seconds, after which a server that has not begun to respond is unavailable: fetch itself waits for five minutes. */
const usualPatience = 30
/** The slowest connection on which a body is sent, in bytes per second. */
const slowest = 128 * 1024

/** Larger files are sent in parts of this size; the smallest that S3 takes is 5 MiB. */
const partBytes = 8 * 1024 * 1024

/**
 * A bucket of an S3-compatible server: `s3://KEY:SECRET@host/bucket/folder?region=eu-central-1`, or `s3+http:` without TLS. Every body is
 * sent with its SHA-256, which is signed, so a server takes no other bytes than those.
 */
export function s3Storage(address: string, { patience = usualPatience } = {}): Storage {
  const { base, place, client } = parse(address)
  const urlOf = (name: string) => `${base}${name.split('/').map(encodeURIComponent).join('/')}`

  const refusal = (method: string, status: number, code = '') =>
    new StorageUnavailable(`${place} answered ${method} with ${status} ${code}`.trim())

  async function request(method: string, url: string, { headers = {}, body, accepts = [] }: Options = {}) {
    const signed = { 'x-amz-content-sha256': sha256(''), ...headers }
    const seconds = patience + Math.ceil(bytesOf(body) / slowest)
    const giveUp = new AbortController()
    const late = new Error(`no response within ${seconds} seconds`)
    // What is read of the response takes as long as its reader does.
    const timer = setTimeout(() => giveUp.abort(late), seconds * 1000)
    const response = await client
      .fetch(url, { method, headers: signed, body, signal: giveUp.signal })
      .catch((error: Error) => {
        const { message } = (error.cause ?? error) as Error
        throw new StorageUnavailable(`${place} cannot be reached: ${message}.`)
      })
      .finally(() => clearTimeout(timer))
    if (response.ok || accepts.includes(response.status)) return response
    throw refusal(method, response.status, textIn(await response.text(), 'Code')[0])
  }

  async function putWhole(name: string, blob: Blob, sum: string): Promise<void> {
    const response = await request('PUT', urlOf(name), { body: blob, headers: { 'x-amz-content-sha256': sum } })
    await response.arrayBuffer()
  }

  async function putInParts(name: string, blob: Blob): Promise<void> {
    const begun = await request('POST', `${urlOf(name)}?uploads=`)
    const [id = ''] = textIn(await begun.text(), 'UploadId')
    const upload = `uploadId=${encodeURIComponent(id)}`
    try {
      const tags: string[] = []
      for (let start = 0; start < blob.size; start += partBytes) {
        const body = Buffer.from(await blob.slice(start, start + partBytes).arrayBuffer())
        const headers = { 'x-amz-content-sha256': sha256(body) }
        const url = `${urlOf(name)}?partNumber=${tags.length + 1}&${upload}`
        const response = await request('PUT', url, { body, headers })
        await response.arrayBuffer()
        tags.push(response.headers.get('etag') ?? '')
      }
      const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const headers = { 'content-type': 'application/xml', 'x-amz-content-sha256': sha256(body) }
      const response = await request('POST', `${urlOf(name)}?${upload}`, { body, headers })
      // It may fail after it has begun to answer 200.
      const [code] = textIn(await response.text(), 'Code')
      if (code) throw refusal('POST', 200, code)
    } catch (error) {
      await request('DELETE', `${urlOf(name)}?${upload}`, { accepts: [404] }).catch(() => undefined)
      throw error
    }
  }

  const size = async (name: string) => {
    const response = await request('HEAD', urlOf(name), { accepts: [404] })
    return response.status === 404 ? null : Number(response.headers.get('content-length'))
  }
  const remove = async (name: string) => {
    const response = await request('DELETE', urlOf(name), { accepts: [404] })
    await response.arrayBuffer()
  }

  return {
    place,
    async put(name, { path, bytes, sha256: sum }: LocalFile) {
      const blob = await openAsBlob(path)
      if (bytes > 2 * partBytes) await putInParts(name, blob)
      else await putWhole(name, blob, sum)
    },
    async create(name, text) {
      // Servers that do not know the condition would write over it.
      if ((await size(name)) !== null) return false
      const headers = { 'if-none-match': '*', 'x-amz-content-sha256': sha256(text) }
      const response = await request('PUT', urlOf(name), { body: text, headers, accepts: [412] })
      await response.arrayBuffer()
      return response.status !== 412
    },
    async open(name, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const response = await request('GET', urlOf(name), { headers, accepts: [404] })
      if (response.status === 404) {
        await response.arrayBuffer()
        return null
      }
      const stream = Readable.fromWeb(response.body as ReadableStream)
      return { stream, bytes: Number(response.headers.get('content-length')) }
    },
    size,
    async move(from, to) {
      const source = new URL(urlOf(from)).pathname
      const response = await request('PUT', urlOf(to), { headers: { 'x-amz-copy-source': source }, accepts: [404] })
      // It may fail after it has begun to answer 200.
      const [code] = textIn(await response.text(), 'Code')
      if (response.status === 404) return
      if (code) throw refusal('COPY', 200, code)
      await remove(from)
    },
    remove,
    async *list(folder) {
      const { origin, pathname } = new URL(base)
      const [, bucket = '', ...rest] = pathname.split('/')
      const prefix = decodeURIComponent(rest.join('/'))
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}` })
        if (next) query.set('continuation-token', next)
        const xml = await (await request('GET', `${origin}/${bucket}?${query}`)).text()
        for (const entry of textIn(xml, 'Contents', { isRaw: true })) {
          const [key = ''] = textIn(entry, 'Key')
          const [changed = ''] = textIn(entry, 'LastModified')
          yield { name: key.slice(prefix.length), changedAt: new Date(changed) }
        }
        next = textIn(xml, 'NextContinuationToken')[0]
      } while (next)
    },
  }
}

type Options = { headers?: Record<string, string>; body?: Blob | Buffer<ArrayBuffer> | string; accepts?: number[] }

function bytesOf(body: Options['body']): number {
  if (body === undefined) return 0
  return body instanceof Blob ? body.size : Buffer.byteLength(body)
}

function parse(address: string) {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent) as [string, string]
  const region = searchParams.get('region') ?? 'us-east-1'
  return {
    base: `${protocol === 's3:' ? 'https' : 'http'}://${host}${path}`,
    place: `${protocol}//${host}${path}`,
    client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 }),
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The text of each element of a name. The responses of S3 are flat enough for that. */
function textIn(xml: string, element: string, { isRaw = false } = {}): string[] {
  const contents = [...xml.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )
  return isRaw
    ? contents
    : contents.map((text) => text.replace(/&(\w+|#\d+);/g, (whole, name) => characters[name] ?? whole))
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#34': '"', '#39': "'" }
