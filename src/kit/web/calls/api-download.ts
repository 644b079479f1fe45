import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { saveFile } from '#kit/web/page/save-file.ts'
import { notifyRefused, requestOf } from './api.ts'
import { ApiError } from './api-error.ts'
import type { Request } from './api-upload.ts'

type Options = {
  signal: AbortSignal
  /** The share of the lines that have arrived, 0 to 1. */
  onProgress: (share: number) => void
}

/** Downloads a text file with progress, and saves it. Returns its name and number of rows. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>, { signal, onProgress }: Options) {
  const response = await ask(await requestOf(endpoint, input), signal).catch((error: unknown) => {
    if (error instanceof ApiError) notifyRefused(endpoint, error)
    throw error
  })
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const named = /UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'atelier.csv'
  const name = decodeURIComponent(named)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  for await (const chunk of chunksOf(response, signal)) {
    chunks.push(chunk)
    lines += linesIn(chunk)
    onProgress(total > 0 ? Math.min(1, lines / total) : 0)
  }
  saveFile(new Blob(chunks, { type: response.headers.get('content-type') ?? '' }), name)
  return { name, total }
}

async function ask({ url, ...request }: Request, signal: AbortSignal): Promise<Response> {
  try {
    const response = await fetch(url, { ...request, signal, credentials: 'include' })
    if (response.ok) return response
    const answer = await response.json().catch(() => ({}))
    throw new ApiError(response.status, answer, response.headers.get('x-request-id'), true)
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(0)
  }
}

/** What arrives, as it arrives, by a reader: WebKit's streams cannot be iterated. Only the way here can be lost. */
async function* chunksOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new ApiError(0)
    })
    if (done) return
    yield value
  }
}

const lineFeed = 10

function linesIn(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count += 1
  return count
}
