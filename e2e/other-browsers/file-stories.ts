import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { cast } from '#testing/fixtures/cast.ts'
import { type BrowserUser, image, patience, t } from './browser-user.ts'
import { drop, routesHere } from './in-page.ts'
import { storyOf } from './story.ts'

/** Files that are chosen, sent, dropped and ordered. */
export function testFiles(user: BrowserUser, name: string) {
  storyOf(user, ['my-profile']).for([
    ['photo.jpg', 'profile.crop_save'],
    // Neither of the two shows HEIC, as Safari does: the portal explains that and cuts the square itself.
    ['telephone.heic', 'profile.crop_whole_save'],
  ] as const)('a portrait is cropped or taken as it is: %s', async ([file, save], { visit }) => {
    await user.arrive(cast.artist)
    await user.browser.resize(1280)
    await visit('/my-profile')
    const pictures = () => user.browser.run(() => [...document.images].map(({ src }) => src).join())
    const before = await pictures()
    await user.press('profile.avatar_change')
    await user.browser.choose('dialog input[type=file]', [image(file)])
    await user.press(save, 'dialog')
    await expect.poll(() => user.browser.run(() => document.querySelector('dialog')), patience).toBeNull()
    await expect.poll(pictures, patience).not.toBe(before)
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['inbox'])('a message is sent with an attachment', async ({ visit }) => {
    await user.arrive(cast.artist)
    await user.browser.resize(1280)
    await visit('/inbox')
    const [conversation] = (await user.browser.run(routesHere)).filter((route) => /^\/inbox\?./.test(route))
    await visit(conversation ?? '')
    await user.browser.choose('input[type=file]', [image('certificate.pdf')])
    await user.browser.type('textarea', `Oto polisa z ${name}.`)
    await user.press('conversations.send')
    await user.shows(`Oto polisa z ${name}.`)
    await expect
      .poll(() => user.browser.run(() => document.querySelector('[role=log]')?.textContent ?? ''), patience)
      .toContain('certificate.pdf')
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['portfolio', 'portfolio/$id'])('pictures of a work are sent and ordered', async ({ visit }) => {
    await user.arrive(cast.artist)
    await user.browser.resize(1280)
    await visit('/portfolio')
    const works = (await user.browser.run(routesHere)).filter((route) => /^\/portfolio\/\d+$/.test(route))
    const count = () => user.browser.run(() => document.querySelectorAll('main input[type=file]').length)
    for (const work of works) {
      await visit(work)
      if (await count()) break
    }
    const order = () =>
      user.browser.run(() => {
        const pictures = document.querySelectorAll<HTMLImageElement>('main li img')
        // While one is being sent, it is shown from this device.
        return [...new Set([...pictures].map(({ src }) => src))].filter((src) => !src.startsWith('blob:'))
      })
    const before = await order()
    await user.browser.choose('main input[type=file]', [image('photo.png'), image('telephone.heic')])
    await expect.poll(async () => (await order()).length, patience).toBe(before.length + 2)
    const sent = await order()
    const earlier = t('app.reorder_earlier').split('{{')[0] as string
    await user.browser.click(
      await user.browser.run((words) => {
        const all = [...document.querySelectorAll('main button')]
        const last = all.findLast((button) =>
          (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(words),
        )
        last?.setAttribute('data-marked', 'earlier')
        last?.scrollIntoView({ block: 'center' })
        return '[data-marked=earlier]'
      }, earlier),
    )
    await expect.poll(order, patience).toEqual([...sent.slice(0, -2), sent.at(-1), sent.at(-2)])
    expect(await user.faults()).toEqual([])
  })

  storyOf(user, ['certificate']).for(['chosen', 'dropped'])(
    'a certificate is checked by its file, which is %s and stays here',
    async (way, { visit }) => {
      await user.arrive('guest')
      await visit('/certificate')
      const file = image('certificate.pdf')
      if (way === 'chosen') await user.browser.choose('main input[type=file]', [file])
      else await user.browser.run(drop, 'main input[type=file]', 'certificate.pdf', readFileSync(file, 'base64'))
      await user.shows(t('certificates.check_file_unknown'))
      expect(await user.faults()).toEqual([])
    },
  )
}
