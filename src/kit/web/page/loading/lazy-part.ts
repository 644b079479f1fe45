import { type ComponentType, lazy } from 'react'

/** A part of a screen whose file comes when it is first shown: `lazyPart(() => import('./charts.tsx'), 'Charts')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}
