import type { PortalProcess } from '../../src/testing/servers/portal-process.ts'
import type { Server } from '../../src/testing/visitor.ts'

/**
 * Hands requests to portals in turn, as nginx or HAProxy with a check of `/readyz`: to those that are ready, and to the next one where nobody took the
 * connection. What a portal took is not sent again.
 */
export function balance(portals: (PortalProcess | null)[]): {
  server: Server
  isReady(place: number): boolean
  stop(): void
} {
  const ready = new Set<number>()
  let turn = 0
  const check = async () => {
    for (const [place, portal] of portals.entries()) {
      const answer = portal && (await fetch(`${portal.url}/readyz`).catch(() => null))
      if (answer?.ok) ready.add(place)
      else ready.delete(place)
    }
  }
  const timer = setInterval(check, 100)
  return {
    isReady: (place) => ready.has(place),
    stop: () => clearInterval(timer),
    server: {
      inject: async (request) => {
        const order = [...ready].sort()
        turn += 1
        let lastError: unknown = new Error('No portal is ready.')
        for (let tries = 0; tries < order.length; tries++) {
          const place = order[(turn + tries) % order.length] as number
          try {
            return await (portals[place] as PortalProcess).server.inject(request)
          } catch (error) {
            lastError = error
            if (!wasRefused(error)) throw error
            ready.delete(place)
          }
        }
        throw lastError
      },
    },
  }
}

function wasRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNREFUSED'
}
