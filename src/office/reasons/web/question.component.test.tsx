import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ReasonsPage } from './reasons-page.tsx'

test('of a call about somebody within a training both are picked by name, the second out of the first', async () => {
  await signIn()
  const { data } = await send(trainings.list, { state: 'COMPLETED', itemsPerPage: 5 })
  const boards = await Promise.all(data.map(({ id }) => send(participants.board, { id })))
  const { data: board } = boards.find(({ data }) => data.participants.length > 0) ?? boards[0] ?? {}
  const student = board?.participants[0]?.student
  await signIn(cast.owner)
  showAt(`/reasons?call=participants.grade&record=${board?.training_id}`, <ReasonsPage />)
  const part = page.getByRole('combobox', { name: translate('reasons.part_participant') })
  await part.click()
  const others = page.getByRole('option')
  await expect.element(others.first()).toBeVisible()
  await page
    .getByRole('option', { name: new RegExp(student?.last_name ?? '-') })
    .first()
    .click()
  await expect.poll(() => hashHistory.location.search).toMatch(/part=\d+/)
  await expect.element(part).toHaveValue(expect.stringContaining(student?.last_name ?? '-'))
})
