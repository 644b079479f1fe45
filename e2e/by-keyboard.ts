import { expect, type Locator, type Page } from '@playwright/test'

/** The most that somebody has to press Tab for one thing. */
const mostTabs = 120

/** What people do on a page who have no mouse: they tab to a control, in either direction, and press a key there. */
export function byKeyboard(page: Page) {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeAttached()
    for (let tabs = 0; tabs < mostTabs; tabs++) {
      const where = await target.evaluate(whereFromFocus)
      if (where === 'here') return expect(target).toBeInViewport()
      await page.keyboard.press(where === 'after' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`${target} was not reached within ${mostTabs} tabs.`)
  }
  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await reach(target)
    await page.keyboard.press(key)
  }
  return {
    reach,
    press,
    async type(target: Locator, text: string): Promise<void> {
      await press(target, 'ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    /** An option of a list that opens, by the arrows. */
    async choose(combobox: Locator, name: string): Promise<void> {
      await press(combobox, 'ArrowDown')
      const option = page.getByRole('option', { name, exact: true })
      await expect(option).toBeVisible()
      for (let arrows = 0; arrows < mostTabs; arrows++) {
        const active = await combobox.getAttribute('aria-activedescendant')
        if (active && active === (await option.getAttribute('id'))) return page.keyboard.press('Enter')
        await page.keyboard.press('ArrowDown')
      }
      throw new Error(`${name} was not reached by the arrows.`)
    },
    /** Files in the dialog of the browser, which opens from the keyboard, too. */
    async chooseFiles(input: Locator, files: string[]): Promise<void> {
      const dialog = page.waitForEvent('filechooser')
      await press(input)
      await (await dialog).setFiles(files)
    },
  }
}

/** Whether an element has the focus, or lies before or after what has it. */
function whereFromFocus(element: Element): 'here' | 'before' | 'after' {
  const focused = document.activeElement
  if (focused === element) return 'here'
  if (!focused || focused === document.body) return 'after'
  return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
}
