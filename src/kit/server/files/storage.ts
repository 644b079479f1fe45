import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * The storage of files: bytes under names such as `ab/abcd…/large`, in a folder or in a bucket of an S3-compatible
 * server.
 */
export type Storage = {
  /** Where it is, for people: without its secrets. */
  place: string
  /** Stores a file atomically: complete under its name, or not at all. `file.path` may remain or not. */
  put(name: string, file: LocalFile): Promise<void>
  /** A short text under a new name; false where that name is taken. */
  create(name: string, text: string): Promise<boolean>
  /** Null if there is none. `bytes` is what `stream` delivers: all, or the range. */
  open(name: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number } | null>
  /** In bytes; null if there is none. */
  size(name: string): Promise<number | null>
  /** Does nothing where there is no `from`. */
  move(from: string, to: string): Promise<void>
  /** Idempotent. */
  remove(name: string): Promise<void>
  /** All names that begin with a folder (`trash/`, or `''` for all), those of one folder one after another. */
  list(folder: string): AsyncIterable<{ name: string; changedAt: Date }>
}

/** `sha256` in hexadecimal digits. */
export type LocalFile = { path: string; bytes: number; sha256: string }

/** Both are part of it, as in HTTP. */
export type ByteRange = { start: number; end: number }

export const newStorageKey = randomUUID
