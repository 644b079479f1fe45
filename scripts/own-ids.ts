import type { Plugin } from 'vite'

const path = '/@mantine/hooks/esm/use-id/use-id.mjs'
const code = `
import { useId as useOwn } from 'react'
export function useId(given) {
  const own = useOwn()
  return given ?? own
}`

/**
 * Gives the component library's fields React's own ids. The library's hook, which also serves versions of React that have none, replaces
 * them by random ones as soon as a field is shown: all fields of a screen were rendered twice, and the second time in one turn, before
 * anybody saw them once.
 */
export function ownIds(): Plugin {
  let isFound = false
  return {
    name: 'own-ids',
    apply: 'build',
    load(id) {
      if (!id.endsWith(path)) return null
      isFound = true
      return code
    },
    generateBundle() {
      if (!isFound) this.error(`The component library has no ${path} any more.`)
    },
  }
}
