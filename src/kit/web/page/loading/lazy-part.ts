import { type ComponentType, lazy } from 'react'

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

/** A part of a screen whose file comes when it is first shown: `lazyPart(() => import('./charts.tsx'), 'Charts')`. */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return lazy(async () => {
    loading += 1
    try {
      return { default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }
    } finally {
      loading -= 1
    }
  })
}

let loading = 0

/** Whether something that is shown still waits for its file. */
export const partsAreLoading = () => loading > 0
