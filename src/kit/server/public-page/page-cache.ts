import { LRUCache } from 'lru-cache'
import type { WebPage } from '#kit/server/http/api/web-page.ts'

/** A page, and until when (in ms) its version alone decides whether it is up to date, as when something on it begins. */
export type MadePage = { page: WebPage; until: number }

/**
 * Pages that were requested last, at most so many: each is rendered once for each version of what it shows, however many requests
 * wait for it. One that fails is rendered again by the next request.
 */
export function pageCache<Made extends MadePage | null>(most: number) {
  const stored = new LRUCache<string, { version: string; made: Promise<Made> }>({ max: most })
  return async (key: string, version: string, now: Date, make: () => Promise<Made>): Promise<Made> => {
    const known = stored.get(key)
    if (known?.version === version) {
      const made = await known.made
      if (made && now.getTime() < made.until) return made
    }
    const fresh = { version, made: make() }
    stored.set(key, fresh)
    fresh.made.catch(() => stored.peek(key) === fresh && stored.delete(key))
    return fresh.made
  }
}
