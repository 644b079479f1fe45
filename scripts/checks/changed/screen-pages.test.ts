import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#app/web/screens.tsx'
import { root } from '../../install.mjs'
import { projectFiles } from './changed-files.ts'
import { screenPages } from './screen-pages.ts'

test('each screen has its page, also where two share one', () => {
  const pages = screenPages(projectFiles())
  expect(screens.map(({ path }) => path).filter((path) => !pages.has(path))).toEqual([])
  expect([...pages.values()].filter((page) => !existsSync(join(root, page)))).toEqual([])
  expect(pages.get('translations/$scope_id')).toBe('src/academy/translations/web/translations-page.tsx')
})
