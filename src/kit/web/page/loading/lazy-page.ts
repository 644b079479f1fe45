import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Page = (props: object) => ReactNode

/**
 * A screen whose file is loaded when it is opened. If that fails, the router would reload the whole portal by itself,
 * also without a connection, and typed values would be lost: it does not know this error, and `RouteError` offers to
 * reload.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name): RouteComponent {
  return lazyRouteComponent(async () => {
    try {
      return { default: (await load())[name] }
    } catch (cause) {
      throw new Error(ofScreen, { cause })
    }
  })
}

/** Whether a screen failed because its file, or that of a part of it, did not come. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (ofPart.test(error.message) || error.message === ofScreen)
}

const ofScreen = 'The file of a screen did not come.'
/** In Chromium, Firefox and Safari, and of Vite, which fetches styles before their program. */
const ofPart =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/
