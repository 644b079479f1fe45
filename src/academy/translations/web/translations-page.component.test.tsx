import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { addressOf, send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { chooseFiles } from '#testing/browser/choose-files.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { TranslationsPage } from './translations-page.tsx'

type Exported = { texts: { key: string; texts: object }[] }

test('an import shows what it would change, and requires a decision where somebody changed the same', async () => {
  await signIn()
  const key = 'levels.title'
  const stored = async () => (await send(texts.byKeys, { keys: [key] })).data[0]
  const id = (await stored())?.id ?? 0
  onTestFinished(async () => void (await send(texts.revert, { id, to: null })))
  const file: Exported = await (await fetch(addressOf(texts.exportJson, {}))).json()
  const row = file.texts.find((text) => text.key === key)
  if (row) row.texts = { pl: 'Szczeble', 'en-US': 'Rungs' }
  await meanwhile(cast.owner, texts.save, { id, pl: 'Stopnie' })

  showAt('/translations', <TranslationsPage />)
  await page.getByRole('button', { name: translate('translations.import') }).click()
  const dialog = page.getByRole('dialog', { name: translate('translations.import') })
  const input = dialog.getByLabelText(translate('translations.import_choose'))
  await expect.element(input).toBeInTheDocument()
  chooseFiles(input.element(), new File([JSON.stringify(file)], 'translations.json', { type: 'application/json' }))
  const conflict = dialog.getByRole('listitem').filter({ hasText: 'Szczeble' })
  await expect.element(conflict).toMatchTextContent('Stopnie')
  await expect.element(conflict).toMatchTextContent(cast.owner.last_name)
  await expect.element(dialog.getByText(translate('translations.import_changed', { count: 1 }))).toBeVisible()
  await conflict.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: translate('translations.import_do', { count: 2 }) }).click()
  await expect.element(page.getByText(translate('translations.imported', { count: 2 }))).toBeVisible()
  expect((await stored())?.texts).toEqual({ pl: 'Szczeble', 'en-US': 'Rungs' })
})

test('restoring a text without a connection shows the error inside the dialog', async () => {
  await signIn()
  const key = 'levels.title'
  const { id = 0 } = (await send(texts.byKeys, { keys: [key] })).data[0] ?? {}
  onTestFinished(async () => void (await send(texts.revert, { id, to: null })))
  await send(texts.save, { id, pl: 'Stopnie' })
  showAt(`/translations?key=${key}`, <TranslationsPage />)
  const dialog = page.getByRole('dialog', { name: key })
  const back = dialog.getByRole('button', { name: translate('translations.revert_to_default') })
  await commands.cutOff('**/api/texts/*/revert')
  await back.click()
  await expect.element(dialog.getByText(translate('app.no_connection'))).toBeVisible()
  await commands.reconnect('**/api/texts/*/revert')
  await back.click()
  await expect.element(page.getByText(translate('translations.reverted'))).toBeVisible()
  // All texts come from the server then, and would come into the next test.
  await expect.poll(() => translate('app.no_connection')).toContain('z\u00a0portalem')
})

test('in a long history, the error of a restore is next to the button that was pressed', async () => {
  await signIn()
  const key = 'levels.title'
  const { id = 0 } = (await send(texts.byKeys, { keys: [key] })).data[0] ?? {}
  onTestFinished(async () => void (await send(texts.revert, { id, to: null })))
  for (const word of ['Stopnie', 'Szczeble', 'Progi', 'Rangi', 'Klasy', 'Etapy'])
    await send(texts.save, { id, pl: word })
  showAt(`/translations?key=${key}`, <TranslationsPage />)
  const dialog = page.getByRole('dialog', { name: key })
  const first = dialog.getByRole('button', { name: translate('translations.revert'), exact: true }).first()
  await commands.cutOff('**/api/texts/*/revert')
  onTestFinished(() => commands.reconnect('**/api/texts/*/revert'))
  await first.click()
  await expect.element(dialog.getByText(translate('app.no_connection'))).toBeInViewport()
})
