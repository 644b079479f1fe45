import { expect, type Locator } from '@playwright/test'
import { test, textsIn } from '#testing/browser.ts'

const { app, gallery, validation } = textsIn('pl')

test('entries of a form are added, put in order with their errors, and taken out; typing draws one input', async ({
  page,
}) => {
  await page.addInitScript(countReadInputs)
  await page.goto('/#/test2')
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: gallery.sessions, exact: true }) })
  const entry = (number: number) => form.getByRole('group', { name: nameOf(number), exact: true })
  const topic = (number: number) => entry(number).getByLabel(gallery.session_title)
  const places = (number: number) => entry(number).getByLabel(gallery.session_places)
  const tooFew = form.getByText(validation.too_small.replace('{{min}}', '1'))

  await test.step('typing in one input draws no other', async () => {
    await expect(topic(1)).toHaveValue('Teoria')
    await expect.poll(() => drawnByTyping(form.getByLabel(gallery.training))).toEqual(['title'])
    await expect.poll(() => drawnByTyping(topic(2))).toEqual(['sessions.1.title'])
    await topic(2).fill('Praktyka!')
  })

  await test.step('an entry takes its error along, and the buttons the focus', async () => {
    await places(2).fill('0')
    await places(2).blur()
    await expect(entry(2)).toContainText(validation.too_small.replace('{{min}}', '1'))
    await entry(2)
      .getByRole('button', { name: app.reorder_up.replace('{{name}}', nameOf(2)) })
      .click()
    await expect(topic(1)).toHaveValue('Praktyka!')
    await expect(topic(2)).toHaveValue('Teoria')
    await expect(entry(1)).toContainText(validation.too_small.replace('{{min}}', '1'))
    await expect(tooFew).toHaveCount(1)
    await expect(entry(1).getByRole('button', { name: app.reorder_down.replace('{{name}}', nameOf(1)) })).toBeFocused()
  })

  await test.step('what is taken out is gone with its error; what is added waits for its first word', async () => {
    const takeOut = form.getByRole('button', { name: app.entry_remove.replace('{{name}}', nameOf(1)) })
    await takeOut.click()
    await expect(topic(1)).toHaveValue('Teoria')
    await expect(tooFew).toHaveCount(0)
    await expect(takeOut).toBeFocused()
    await form.getByRole('button', { name: gallery.session_add }).click()
    await expect(topic(2)).toBeFocused()
    await expect(topic(2)).toHaveValue('')
    await expect(places(1)).toHaveValue('12')
  })

  await test.step('a list that has to have entries says so beneath itself', async () => {
    const add = form.getByRole('button', { name: gallery.session_add })
    for (const _ of [1, 2])
      await form.getByRole('button', { name: app.entry_remove.replace('{{name}}', nameOf(1)) }).click()
    await expect(add).toBeFocused()
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(form.getByText(validation.required)).toBeVisible()
    await add.click()
    await expect(form.getByText(validation.required)).toHaveCount(0)
    await expect(topic(1)).toBeFocused()
  })
})

const nameOf = (number: number) => gallery.session.replace('{{number}}', String(number))

/** React reads what an input holds whenever it draws that input anew. */
function countReadInputs() {
  const read = new Set<string>()
  Object.assign(window, { read })
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    get(this: HTMLInputElement) {
      read.add(this.name)
      return value.get?.call(this)
    },
  })
}

/** The names of the inputs that are drawn anew when one more letter is typed into this one; in one go, for traces read inputs too. */
function drawnByTyping(input: Locator): Promise<string[]> {
  return input.evaluate(async (element: HTMLInputElement) => {
    const { read } = window as unknown as { read: Set<string> }
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    read.clear()
    value?.set?.call(element, `${element.value}!`)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    return [...read].filter(Boolean)
  })
}
