import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { type OwnWaiting, participants } from '#teaching/participants/contract/participants.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { MyWaiting } from './my-waiting.tsx'

test('a student who has a package and may pay otherwise chooses what pays; nothing is preselected', async () => {
  await signIn(cast.student)
  const { waiting } = (await send(participants.mine, {})).data
  const like = waiting[0] as OwnWaiting
  const [one, other] = [1, 2].map((id) => ({
    ...{ id, name: { pl: `Pakiet ${id}`, 'en-US': `Package ${id}` }, entries_left: 3, expires_at: null },
  }))
  const offer = {
    ...like,
    ...{ id: 0, status: 'OFFERED', overlaps: [], is_paid: false, is_invited: false },
    packages: [one, other],
  } as OwnWaiting
  const list = (of: object) => (
    <ul>
      <MyWaiting waiting={{ ...offer, ...of }} />
    </ul>
  )
  const end = showAt('/my/trainings', list({ is_paid_otherwise: true }))
  const pays = page.getByRole('combobox', { name: translate('participants.pays') })
  const take = page.getByRole('button', { name: translate('participants.offer_accept') })
  await expect.element(pays).toHaveValue('')
  await expect.element(take).toBeDisabled()
  await pays.selectOptions('otherwise')
  await expect.element(take).toBeEnabled()
  end()
  // Where only a package pays, the one that expires first is there already.
  showAt('/my/trainings', list({ is_paid_otherwise: false }))
  await expect.element(pays).toHaveValue('1')
  await expect.element(take).toBeEnabled()
})

test('a double click on an offered seat takes it, with one message', async () => {
  await signIn(cast.student)
  const offer = (await send(participants.mine, {})).data.waiting.find(
    ({ status }) => status === 'OFFERED',
  ) as OwnWaiting
  showAt(
    '/my/trainings',
    <ul>
      <MyWaiting waiting={offer} />
    </ul>,
  )
  await page.getByRole('combobox', { name: translate('participants.pays') }).selectOptions('otherwise')
  await page.getByRole('button', { name: translate('participants.offer_accept') }).dblClick()
  const sentence = page.getByText(translate('participants.done_come'))
  await expect.element(sentence.first()).toBeVisible()
  expect(sentence.elements()).toHaveLength(1)
  expect((await send(participants.mine, {})).data.seats).toContainEqual(
    expect.objectContaining({ title: offer.title, status: 'CONFIRMED' }),
  )
})
