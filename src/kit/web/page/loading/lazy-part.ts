import { type ComponentType, lazy } from 'react'

/** A part of a screen whose file comes when it is first shown: `lazyPart(() => import('./charts.tsx'), 'Charts')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => {
    loading += 1
    try {
      return { default: (await load())[name] }
    } finally {
      loading -= 1
    }
  })
}

let loading = 0

/** Whether something that is shown still waits for its file. */
export const partsAreLoading = () => loading > 0
