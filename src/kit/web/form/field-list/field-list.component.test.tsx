import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { FormSpecimens } from '#app/web/gallery/form-specimens.tsx'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'

const nameOf = (number: number) => translate('gallery.session', { number })
const tooSmall = translate('validation.too_small', { min: '1' })
const form = page.getByRole('group', { name: translate('gallery.sessions'), exact: true })
const entry = (number: number) => form.getByRole('group', { name: nameOf(number), exact: true })
const topic = (number: number) => entry(number).getByLabelText(translate('gallery.session_title'))
const places = (number: number) => entry(number).getByLabelText(translate('gallery.session_places'))
const takeOut = form.getByRole('button', { name: translate('app.entry_remove', { name: nameOf(1) }) })
const add = form.getByRole('button', { name: translate('gallery.session_add') })

const read = new Set<string>()
beforeAll(() => countReadInputs())
beforeEach(async () => {
  show(<FormSpecimens />)
  await expect.element(topic(1)).toHaveValue('Teoria')
})

test('typing in one input draws no other', async () => {
  await expect.poll(() => drawnByTyping(page.getByLabelText(translate('gallery.training')))).toEqual(['title'])
  await expect.poll(() => drawnByTyping(topic(2))).toEqual(['sessions.1.title'])
})

test('an entry moves with its error, and its buttons with the focus; a removed entry has no error left', async () => {
  await places(2).fill('0')
  await topic(2).click()
  await expect.element(entry(2).getByText(tooSmall)).toBeVisible()
  await entry(2)
    .getByRole('button', { name: translate('app.reorder_up', { name: nameOf(2) }) })
    .click()
  await expect.element(topic(1)).toHaveValue('Praktyka')
  await expect.element(topic(2)).toHaveValue('Teoria')
  await expect.element(entry(1).getByText(tooSmall)).toBeVisible()
  await expect.element(form.getByText(tooSmall)).toHaveLength(1)
  const down = entry(1).getByRole('button', { name: translate('app.reorder_down', { name: nameOf(1) }) })
  await expect.element(down).toHaveFocus()

  await takeOut.click()
  await expect.element(topic(1)).toHaveValue('Teoria')
  await expect.element(form.getByText(tooSmall)).not.toBeInTheDocument()
  await expect.element(takeOut).toHaveFocus()
})

test('what is added waits for its first word', async () => {
  await takeOut.click()
  await add.click()
  await expect.element(topic(2)).toHaveFocus()
  await expect.element(topic(2)).toHaveValue('')
  await expect.element(places(1)).toHaveValue('6')
})

test('a list that requires entries shows its error below itself', async () => {
  const required = page
    .elementLocator(form.element().closest('form') as HTMLElement)
    .getByText(translate('validation.required'))
  await takeOut.click()
  await expect.element(topic(1)).toHaveValue('Praktyka')
  await takeOut.click()
  await expect.element(add).toHaveFocus()
  form.element().closest('form')?.requestSubmit()
  await expect.element(required).toBeVisible()
  await add.click()
  await expect.element(required).not.toBeInTheDocument()
  await expect.element(topic(1)).toHaveFocus()
})

/** React reads the value of an input whenever it renders that input again. */
function countReadInputs() {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    get(this: HTMLInputElement) {
      read.add(this.name)
      return value.get?.call(this)
    },
  })
}

/** The names of the inputs that are rendered again when one more letter is typed into this one. */
async function drawnByTyping(input: Locator): Promise<string[]> {
  const element = input.element() as HTMLInputElement
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  read.clear()
  value?.set?.call(element, `${element.value}!`)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  return [...read].filter(Boolean)
}
