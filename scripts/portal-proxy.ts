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

/** Forwards the requests of a page to the portal, where another server delivers its files. */
export function portalProxy(target: string, options: ProxyOptions = {}): Record<string, ProxyOptions> {
  return Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true, ...options }]))
}
