import { expect, test } from 'vitest'
import { kitReadme, kits, undescribed } from '#testing/kit-readmes.ts'
import { sourceFiles } from '#testing/source-files.ts'

const files = sourceFiles(['src/kit/**/*.{ts,tsx}']).filter(({ path }) => !/\.(test|cases)\.tsx?$/.test(path))

const howToWrite = '`npx vitest run --project architecture kit-readmes --update` writes it:'

test('every file of the kits has a doc comment that describes it', () => {
  expect(undescribed(files)).toEqual([])
})

test.each(kits)('src/kit/%s/README.md lists the files of the kit', async (kit) => {
  await expect(kitReadme(kit, files)).toMatchFileSnapshot(`../../kit/${kit}/README.md`, howToWrite)
})
