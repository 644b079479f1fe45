import type { Plugin } from 'postcss'
import { breakpoints } from '../src/kit/web/ui/styles/breakpoints.ts'

/** Lets style sheets name the breakpoints: `@media (--below-xs)`, and `--below-sm` to `--below-lg`. */
export const namedBreakpoints: Plugin = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule) {
      for (const [name, width] of Object.entries(breakpoints)) {
        rule.params = rule.params.replace(`(--below-${name})`, `(width < ${width})`)
      }
    },
  },
}
