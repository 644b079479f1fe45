/** Makes something once for each version of its source, for any number of concurrent calls; the newest is cached. */
export function oncePerVersion<Made>() {
  const kept = new Map<string, { version: number; made: Promise<Made> }>()
  return (key: string, version: number, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key)
    if (known && known.version >= version) return known.made
    const fresh = { version, made: make() }
    kept.set(key, fresh)
    fresh.made.catch(() => kept.get(key) === fresh && kept.delete(key))
    return fresh.made
  }
}
