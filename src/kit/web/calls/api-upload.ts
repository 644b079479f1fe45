import { ApiError } from './api-error.ts'

export type Request = { method: string; url: string; headers: Record<string, string>; body: string | FormData | null }
export type Reply = {
  status: number
  text: string
  reader?: string | null
  mailWaits?: string | null
  requestId?: string | null
}

/** Sends a request by XMLHttpRequest: `fetch` reports no upload progress. */
export function upload(request: Request, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    call.withCredentials = true
    for (const [name, value] of Object.entries(request.headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () =>
      resolve({
        status: call.status,
        text: call.responseText,
        mailWaits: call.getResponseHeader('x-mail-waits'),
        requestId: call.getResponseHeader('x-request-id'),
      })
    call.onerror = () => reject(new ApiError(0))
    call.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(request.body)
  })
}
