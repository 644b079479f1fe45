/*
 * Nested values as named form parts and back, in the bracket style of Laravel:
 * `bio[pl]=…`, `languages[]=pl`, `documents[0][kind]=LICENCE`.
 */

/** Limits of depth, index and length that no form reaches. */
const maxDepth = 6
const maxIndex = 999
const maxNameLength = 200
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Text, or a file. */
export type Part = readonly [name: string, value: unknown]

/** Undefined values and empty lists are left out: multipart cannot express an empty list. */
export function toParts(values: object): Part[] {
  return Object.entries(values).flatMap(([key, value]) => partsOf(key, value))
}

/** A body for `fetch`: multipart, with the files of `values` in their places. */
export function toFormData(values: object): FormData {
  const form = new PlatformFormData()
  for (const [name, value] of toParts(values)) form.append(name, value)
  return form
}

/** The inverse of `toParts`, or null where a name is malformed or one part contradicts another. */
export function fromParts(parts: Iterable<Part>): Record<string, unknown> | null {
  const tree = formTree()
  for (const [name, value] of parts) {
    const path = tree.locate(name)
    if (!path || !tree.put(path, value)) return null
  }
  return tree.value()
}

type Branch = Map<string, unknown>

/** A form as it grows part by part. */
export function formTree() {
  const root: Branch = new Map()
  return {
    /** Where a part of this name belongs: its keys, `[]` already the next free index; null when the name is malformed, or there is none. */
    locate(name: string | undefined): string[] | null {
      const keys = keysOf(name ?? '')
      if (!keys) return null
      let node: unknown = root
      return keys.map((key) => {
        const taken = node instanceof Map ? node : new Map()
        const place = key === '' ? nextIndex(taken) : key
        node = taken.get(place)
        return place
      })
    },
    has(path: readonly string[]): boolean {
      return path.reduce<unknown>((node, key) => (node instanceof Map ? node.get(key) : undefined), root) !== undefined
    },
    /** The last part of a name wins, as in PHP; false when the path leads through a text, or ends where others go on. */
    put(path: readonly string[], value: unknown): boolean {
      const last = path.at(-1)
      let node = root
      for (const key of path.slice(0, -1)) {
        if (!node.has(key)) node.set(key, new Map())
        const next = node.get(key)
        if (!(next instanceof Map)) return false
        node = next
      }
      if (last === undefined || node.get(last) instanceof Map) return false
      node.set(last, value)
      return true
    },
    value: (): Record<string, unknown> => toObject(root),
  }
}

export function isBlob(value: unknown): boolean {
  return /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value))
}

function partsOf(name: string, value: unknown): Part[] {
  if (value === undefined) return []
  if (value === null) return [[name, '']]
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']]
  if (typeof value !== 'object') return [[name, String(value)]]
  if (isBlob(value)) return [[name, value]]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, item]) => partsOf(`${name}[${key}]`, item))
  return value.flatMap((item, index) => partsOf(hasParts(item) ? `${name}[${index}]` : `${name}[]`, item))
}

function hasParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isBlob(value) && !(value instanceof Date)
}

function keysOf(name: string): string[] | null {
  const [, first, brackets] = (name.length <= maxNameLength && /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)) || []
  if (!first) return null
  const keys = [first, ...(brackets ? brackets.slice(1, -1).split('][') : [])]
  if (keys.length > maxDepth || keys.some((key) => unsafeKeys.has(key) || (isIndex(key) && Number(key) > maxIndex)))
    return null
  return keys
}

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(key)
}

function nextIndex(branch: Branch): string {
  return String([...branch.keys()].filter(isIndex).reduce((next, key) => Math.max(next, Number(key) + 1), 0))
}

function toObject(branch: Branch): Record<string, unknown> {
  return Object.fromEntries([...branch].map(([key, value]) => [key, toValue(value)]))
}

/** Keys that are all indexes make a list, in their order and without gaps. */
function toValue(node: unknown): unknown {
  if (!(node instanceof Map)) return node
  if (![...node.keys()].every(isIndex)) return toObject(node)
  return [...node].sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => toValue(value))
}

// The contract compiles without DOM and Node types; the interface merges with the one that either brings.
declare global {
  interface FormData {}
}
type Appendable = FormData & { append(name: string, value: unknown): void }
const { FormData: PlatformFormData } = globalThis as unknown as { FormData: new () => Appendable }
