/** What the server has for this tab: the portal that runs in it, a newer one, an error, or no answer. */
export type ServedVersion = 'same' | 'newer' | 'failing' | 'none'

/** In milliseconds. */
const patience = 5000

/**
 * Requests the document that a reload would load. Every build gives its files new names, and those of the one before
 * may have been deleted.
 */
export async function servedVersion(): Promise<ServedVersion> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return 'failing'
    const served = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const running = programsOf(document)
    return programsOf(served).every((file) => running.includes(file)) ? 'same' : 'newer'
  } catch {
    return 'none'
  }
}

function programsOf({ head }: Document) {
  return [...head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
}
