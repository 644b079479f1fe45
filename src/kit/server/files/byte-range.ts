import type { ByteRange } from './storage.ts'

/**
 * The requested range of a `Range` header, of a file with so many bytes. `'none'` where it has no byte (416); null
 * where the whole file is to be sent, as for several ranges at once or a header that is not understood (RFC 9110,
 * 14.2).
 */
export function byteRange(header: string, total: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, total - Number(last)) : Number(first)
  const end = first === '' || last === '' ? total - 1 : Math.min(Number(last), total - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end ? 'none' : { start, end }
}
