import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate, useText } from '#kit/web/language/i18n.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { TextsOnPage } from './texts-on-page.tsx'

const acted = vi.fn()
const left = vi.fn()
const edit = page.getByRole('dialog', { name: translate('translations.page_edit') })
const list = page.getByRole('dialog', { name: translate('translations.page_texts') })
const polish = edit.getByLabelText(translate('audit.field_pl'), { exact: true })
const press = (name: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(name) }).click()

beforeEach(async () => {
  vi.clearAllMocks()
  await signIn(cast.office)
  showAt('/somewhere', <Screen />)
  await expect.element(page.getByRole('region', { name: translate('translations.page_mode') })).toHaveFocus()
})

test('a click edits and does not act, with Alt it acts; what people wrote is no text of the portal', async () => {
  await press('gallery.training')
  await expect.element(polish).toHaveValue(translate('gallery.training'))
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).not.toBeInTheDocument()
  expect(acted).not.toHaveBeenCalled()
  await page.getByRole('button', { name: translate('gallery.training') }).click({ modifiers: ['Alt'] })
  expect(acted).toHaveBeenCalledOnce()
  await page.getByText('Słowa Mai').click()
  await expect.element(page.getByText(translate('translations.page_missed'))).toBeVisible()
  await press('translations.page_pause')
  await press('gallery.training')
  expect(acted).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Escape}')
  expect(left).toHaveBeenCalledOnce()
})

test('an icon, a disabled button, an input and the focused element are edited by their accessible names', async () => {
  await press('gallery.session_add')
  await expect.element(polish).toHaveValue(translate('gallery.session_add'))
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: translate('gallery.session_title') }).click({ force: true })
  await expect.element(polish).toHaveValue(translate('gallery.session_title'))
  await userEvent.keyboard('{Escape}')
  page
    .getByRole('button', { name: translate('gallery.training') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(polish).toHaveValue(translate('gallery.training'))
})

test('of two texts with the same words the reader chooses; every plural form is there', async () => {
  await page.getByText(translate('notifications.title'), { exact: true }).click()
  await edit.getByRole('button', { name: /notifications\.bell/ }).click()
  await expect.element(polish).toHaveValue(translate('notifications.bell'))
  await userEvent.keyboard('{Escape}')
  await page.getByText(translate('finder.found', { count: 3 })).click()
  await expect.element(edit.getByRole('textbox')).toHaveLength(6)
  await expect.element(edit.getByLabelText(translate('audit.field_pl_few'))).toHaveValue('{{count}} wyniki')
})

test('the list has texts for screen readers, placeholders, messages from the server, and what is no longer visible', async () => {
  await press('translations.page_pause')
  await press('translations.page_list')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Ciszej' }).click()
  await press('translations.page_list')
  const row = (words: string, where: string) => list.getByRole('button', { name: `${words} ${where}`.trim() })
  await expect.element(row(translate('gallery.session_add'), translate('translations.page_in_heard'))).toBeVisible()
  await expect.element(row(translate('gallery.session_places'), translate('translations.page_in_input'))).toBeVisible()
  await expect.element(row('Dołącz najwyżej 10 plików.', '')).toBeVisible()
  await expect.element(row(translate('gallery.sessions'), translate('translations.page_in_gone'))).toBeVisible()
  for (const typed of ['dołącz', 'DOLACZ', 'Dołącz\u00a0najwyżej  10']) {
    await list.getByLabelText(translate('translations.page_search')).fill(typed)
    await expect.element(list.getByRole('listitem')).toHaveLength(1)
  }
  await row('Dołącz najwyżej 10 plików.', '').click()
  await expect.element(edit.getByText('validation.too_many_files')).toBeVisible()
})

test('in a dialog of the page, too: the bar comes along, and Escape closes the dialog first', async () => {
  await page.getByRole('button', { name: 'Okno' }).click({ modifiers: ['Alt'] })
  const dialog = page.getByRole('dialog', { name: 'Okno' })
  await expect.element(dialog.getByRole('region', { name: translate('translations.page_mode') })).toBeVisible()
  await dialog.getByText(translate('gallery.sessions')).click()
  await expect.element(polish).toHaveValue(translate('gallery.sessions'))
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(left).not.toHaveBeenCalled()
  await expect.element(page.getByRole('region', { name: translate('translations.page_mode') })).toBeVisible()
})

test('both languages are saved at once and shown at once; what the portal fills in has to stay', async () => {
  const before = translate('gallery.training')
  onTestFinished(async () => {
    const { data } = await send(texts.byKeys, { keys: ['gallery.training', 'finder.nothing', 'app.name'] })
    for (const { id, revision } of data) await send(texts.revert, { id, to: null, revision })
  })
  await press('gallery.training')
  await polish.fill('Kurs w łodzi')
  await edit.getByLabelText(translate('audit.field_en-US'), { exact: true }).fill('Course')
  await edit.getByRole('button', { name: translate('app.save') }).click()
  const course = page.getByRole('button', { name: 'Kurs w łodzi', exact: true })
  await expect.element(course).toBeVisible()
  // Its lone letter is bound at once, as the server binds it.
  await expect.poll(() => course.element().textContent).toBe('Kurs w\u00a0łodzi')
  await expect.element(page.getByText(before, { exact: true })).not.toBeInTheDocument()

  await page.getByText(translate('finder.nothing', { words: 'abc' })).click()
  await polish.fill('Nic')
  await edit.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(polish).toHaveAccessibleDescription(expect.stringContaining('{{words}}'))
  await userEvent.keyboard('{Escape}')

  // What every text may mention is filled in at once, too.
  await page.getByText(translate('app.name'), { exact: true }).click()
  await polish.fill('Portal: {{academy}}')
  await edit.getByRole('button', { name: translate('app.save') }).click()
  await expect.element(page.getByText(/^Portal: \w+$/)).toBeVisible()
})

/** Texts of every sort, as a screen has them. */
function Screen() {
  const t = useText()
  const [isQuiet, setQuiet] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <p>{t('app.name')}</p>
      <Button onClick={acted}>{t('gallery.training')}</Button>
      <IconButton label={t('gallery.session_add')}>
        <svg width="24" height="24" aria-hidden="true" />
      </IconButton>
      <Button disabled>{t('gallery.session_title')}</Button>
      <TextInput label="Maja" placeholder={t('gallery.session_places')} />
      <p>Słowa Mai</p>
      <h2>{t('notifications.title')}</h2>
      <IconButton label={t('notifications.bell')} />
      <p>{t('finder.found', { count: 3 })}</p>
      <p>{t('finder.nothing', { words: 'abc' })}</p>
      <p role="alert">Dołącz najwyżej 10 plików.</p>
      {!isQuiet && <p>{t('gallery.sessions')}</p>}
      <Button onClick={() => setQuiet(true)}>Ciszej</Button>
      <Button onClick={() => setOpen(true)}>Okno</Button>
      {isOpen && (
        <Dialog title="Okno" onClose={() => setOpen(false)}>
          <p>{t('gallery.sessions')}</p>
        </Dialog>
      )}
      <TextsOnPage onClose={left} />
    </main>
  )
}
