import { registerHooks } from 'node:module'
import { iconNames } from './icons.ts'

/** Journeys read the table of screens in Node, where nothing is drawn: each icon is nothing there. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '~icons' ? { url: 'icons:', format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === 'icons:'
      ? {
          format: 'module',
          source: iconNames.map((name) => `export const ${name} = null`).join('\n'),
          shortCircuit: true,
        }
      : next(url, context),
})
