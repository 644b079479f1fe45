import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OwnWaiting, participants } from '#contract/participants/participants.ts'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { MyWaiting } from './my-waiting.tsx'

test('a double click on an offered seat takes it, and says so once', async () => {
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
  await page.getByRole('button', { name: translate('participants.offer_accept') }).dblClick()
  const said = page.getByText(translate('participants.done_come'))
  await expect.element(said.first()).toBeVisible()
  expect(said.elements()).toHaveLength(1)
  expect((await send(participants.mine, {})).data.seats).toContainEqual(
    expect.objectContaining({ title: offer.title, status: 'CONFIRMED' }),
  )
})
