/** Makes something once for each version of its source, for any number of concurrent calls; the newest is cached. */
export function oncePerVersion<Made>() {
  const versions = new Map<string, { version: number; made: Promise<Made> }>()
  return (key: string, version: number, make: () => Promise<Made>): Promise<Made> => {
    const known = versions.get(key)
    if (known && known.version >= version) return known.made
    const fresh = { version, made: make() }
    versions.set(key, fresh)
    fresh.made.catch(() => versions.get(key) === fresh && versions.delete(key))
    return fresh.made
  }
}
