import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { IconCircleCheckFilled, IconTrash } from '~icons'
import { icons } from '../../../../scripts/icons.ts'

test('an icon is drawn in lines of the wanted width, a filled one in the colour of the words', () => {
  expect(renderToStaticMarkup(<IconTrash size={18} stroke={1.25} aria-hidden="true" />)).toMatch(
    /^<svg [^>]*width="1.125rem" [^>]*fill="none" stroke="currentColor" [^>]*stroke-width="1.25" aria-hidden="true"><path d="/,
  )
  expect(renderToStaticMarkup(<IconCircleCheckFilled />)).toMatch(/^<svg [^>]*"><path fill="currentColor" d="/)
})

test('the build refuses an icon that the set does not have', async () => {
  const page = { name: 'page', resolveId: (id: string) => id === 'page' && id, load: () => source }
  const source = "import { IconTrash, IconOfNobody } from '~icons'; console.log(IconTrash, IconOfNobody)"
  const options = { configFile: false as const, logLevel: 'silent' as const, plugins: [page, icons()] }
  const building = build({ ...options, build: { write: false, rolldownOptions: { input: 'page' } } })
  await expect(building).rejects.toThrow('There is no icon IconOfNobody')
})
