import type { ProxyOptions } from 'vite'

const apiPaths = [
  '/api',
  '/sanctum',
  '/login',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/artists',
  '/en/artists',
  '/trainings',
  '/en/trainings',
  '/manifest.webmanifest',
  '/app-icon',
]

/** What a page asks of the server that its files come from, and the portal answers. */
export function portalProxy(target: string, options: ProxyOptions = {}): Record<string, ProxyOptions> {
  return Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true, ...options }]))
}
