import { hash } from 'node:crypto'

/** A weak ETag of whatever an answer depends on. Where it has a version, that stands in it, to be read before anything else is known. */
export function etagOf(content: unknown, version?: number): string {
  const digest = hash('sha1', JSON.stringify(content), 'base64url')
  return version === undefined ? `W/"${digest}"` : `W/"${version}.${digest}"`
}

/** The version of what a browser has, if it has one. */
export function versionIn(etag: string | undefined): number | null {
  const version = /^W\/"(\d{1,9})\./.exec(etag ?? '')?.[1]
  return version === undefined ? null : Number(version)
}
