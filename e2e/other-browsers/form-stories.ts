import { expect } from 'vitest'
import { cast } from '#testing/fixtures/cast.ts'
import { totpOf } from '#testing/fixtures/second-factor.ts'
import { type BrowserUser, patience, t } from './browser-user.ts'
import { storyOf } from './story.ts'

/** Forms that are filled out and sent. */
export function testForms(user: BrowserUser) {
  storyOf(user, ['login'])('somebody signs in by the form', async () => {
    await user.arrive('guest')
    await user.browser.resize(1280)
    await user.browser.type(await user.fieldOf('session.email'), cast.office.email)
    await user.browser.type(await user.fieldOf('session.password'), cast.office.password)
    await user.press('session.login')
    await expect.poll(() => user.browser.run(() => document.querySelector('nav') !== null), patience).toBe(true)
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['pro-artist/register'])(
    'an application that is incomplete names what is missing and keeps what was typed',
    async ({ visit }) => {
      await user.arrive('guest')
      await user.browser.resize(390)
      await visit('/pro-artist/register')
      await user.browser.type(await user.fieldOf('artists.first_name'), 'Świętosława')
      await user.press('applications.register_send')
      await user.shows(t('validation.required'))
      const typed = await user.fieldOf('artists.first_name')
      expect(await user.browser.run((field) => (document.querySelector(field) as HTMLInputElement).value, typed)).toBe(
        'Świętosława',
      )
      // The first one that is wrong has the focus.
      expect(await user.browser.run(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    },
  )

  storyOf(user, ['settings'])('Escape does not close the dialog that shows recovery codes once', async ({ visit }) => {
    const { password } = cast.colleague
    await user.arrive(cast.colleague)
    await user.browser.resize(1280)
    await visit('/settings?tab=account')
    await user.press('twoFactor.set_up')
    await user.browser.type(await user.fieldOf('account.current_password', 'dialog'), password)
    await user.press('twoFactor.confirm', 'dialog')
    const secret = () =>
      user.browser.run(() => /(\w{4} ){7}\w{4}/.exec(document.querySelector('dialog')?.textContent ?? '')?.[0])
    await expect.poll(secret, patience).toBeTruthy()
    const code = totpOf(String(await secret()).replaceAll(' ', '')).generate()
    await user.browser.type(await user.fieldOf('twoFactor.set_up_code', 'dialog'), code)
    await user.press('twoFactor.set_up_finish', 'dialog')
    const codes = () => user.browser.run(() => document.querySelectorAll('dialog:modal li').length)
    await expect.poll(codes, patience).toBe(10)
    for (let times = 0; times < 3; times++) await user.browser.press('Escape')
    expect(await codes()).toBe(10)
    await user.press('twoFactor.codes_done', 'dialog')
    await expect.poll(codes, patience).toBe(0)
    expect(await user.faults()).toEqual([])
  })
}
