import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { students } from '#people/students/contract/students.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { mailAfter, routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { EraseOwnPage } from './erase-own-page.tsx'
import { EraseStudentPage } from './erase-person-page.tsx'
import { ErasureLinkPage } from './erasure-link-page.tsx'
import { ErasurePage } from './erasure-page.tsx'
import { ErasuresPage } from './erasures-page.tsx'
import { GuestsPage } from './guests-page.tsx'

const request = page.getByRole('button', { name: translate('erasures.request'), exact: true })
const undo = page.getByRole('button', { name: translate('erasures.withdraw') })

test('the owner requests an erasure once all is ticked, sees it pending, and undoes it', async () => {
  await signIn(cast.owner)
  const { data } = await send(students.list, { filter: cast.student.email })
  const id = data[0]?.id as number
  showAt(`/student/${id}/erase`, <EraseStudentPage />, '/student/$id/erase')
  await expect.element(page.getByText(translate('erasures.obstacles_title'))).toBeVisible()
  await expect.element(page.getByRole('link', { name: translate('erasures.settle_VOUCHERS') })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: translate('erasures.understood') }))
  await expect.element(request).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: translate('erasures.settled') }))
  await userEvent.click(request)
  await expect.element(undo).toBeVisible()
  await expect.element(request).not.toBeInTheDocument()
  const { data: all } = await send(erasures.list, {})
  const pending = all.find(({ done_at }) => done_at === null)
  await send(erasures.withdraw, { id: pending?.id as number })
})

test('the link in the email names the day of the erasure, unless that has passed', async () => {
  await signIn(cast.owner)
  const { data } = await send(students.list, { filter: cast.student.email })
  const id = data[0]?.id as number
  const { route } = await mailAfter(() => send(erasures.requestStudent, { id, is_settled: true }), cast.student)
  const open = () => showAt(route, <ErasureLinkPage />, '/erasure/$token')
  const close = open()
  await expect.element(page.getByText(/zostaną usunięte \d/)).toBeVisible()
  close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600_000 })
  onTestFinished(() => void vi.useRealTimers())
  open()
  await expect.element(page.getByText(translate('erasures.link_text_on_hold'))).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: translate('erasures.link_keep') }))
  await expect.element(page.getByText(translate('erasures.link_kept_title'))).toBeVisible()
})

test('of one that is done there is a receipt without a name; of one that was undone nothing', async () => {
  await signIn(cast.owner)
  const end = showAt('/erasures', <ErasuresPage />)
  const former = page.getByRole('link', { name: translate('erasures.former') })
  await expect.element(former).toBeVisible()
  const { data } = await send(erasures.list, {})
  end()
  const close = showAt(`/erasures/${data[0]?.id}`, <ErasurePage />, '/erasures/$id')
  await expect.element(page.getByText(translate('erasures.because_trail'), { exact: false })).toBeVisible()
  close()
  showAt('/erasures/999999', <ErasurePage />, '/erasures/$id')
  await expect.element(page.getByText(translate('app.absent_text'))).toBeVisible()
})

test('a person with open payments sees what they are and whom to contact; the office needs the right to confirm them', async () => {
  await signIn(cast.student)
  const end = showAt('/erase-my-data', <EraseOwnPage />)
  await expect.element(page.getByText(translate('erasures.obstacles_own'), { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('erasures.request_own') })).not.toBeInTheDocument()
  const { data } = await send(conversations.list, { type: 'GENERAL' })
  const write = page.getByRole('link', { name: translate('conversations.write_to_office') })
  await expect.poll(() => routeOf(write)).toBe(`/inbox?conversation=${data[0]?.id}`)
  await userEvent.click(write)
  const begun = JSON.stringify(Object.values(localStorage))
  expect(begun).toContain(translate('erasures.message_to_office'))
  expect(begun).toContain('voucher')
  end()
  await signIn(cast.office)
  showAt('/erasures/1', <ErasurePage />, '/erasures/$id')
  await expect.element(page.getByText(translate('app.absent_text'))).toBeVisible()
})

test('the office finds a guest by email, sees nothing, an account, or what is stored, and erases it', async () => {
  await signIn(cast.owner)
  const { data: signUpsOfAll } = await send(signUps.list, {})
  const guest = signUpsOfAll.find(({ email }) => email.endsWith('@poczta.example'))?.email as string
  const end = showAt('/guests', <GuestsPage />)
  const field = page.getByLabelText(translate('personalData.guests_email'))
  const find = async (email: string) => {
    await userEvent.fill(field, email)
    await userEvent.click(page.getByRole('button', { name: translate('personalData.guests_find') }))
  }
  await find('nikt@poczta.example')
  const nothing = page.getByText(translate('personalData.guests_nothing', { email: 'nikt@poczta.example' }))
  await expect.element(nothing).toBeVisible()
  await expect.element(request).not.toBeInTheDocument()
  await find(cast.artist.email)
  const open = page.getByRole('link', { name: translate('personalData.guests_open') })
  await expect.poll(() => routeOf(open)).toMatch(/^\/proartist\/\d+$/)
  await expect.element(nothing).not.toBeInTheDocument()
  await find(guest)
  await expect.element(page.getByRole('button', { name: translate('personalData.export') })).toBeVisible()
  await expect.element(open).not.toBeInTheDocument()
  await expect.element(request).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: translate('erasures.guest_understood') }))
  await userEvent.click(request)
  await userEvent.fill(page.getByLabelText(translate('account.current_password'), { exact: true }), cast.owner.password)
  await userEvent.click(page.getByRole('button', { name: translate('twoFactor.confirm') }))
  await expect.element(page.getByText(translate('erasures.guest_erased'))).toBeVisible()
  end()
  // What was found before is fetched again.
  const close = showAt('/guests', <GuestsPage />)
  await find(guest)
  const gone = page.getByText(translate('personalData.guests_nothing', { email: guest }))
  await expect.element(gone).toBeVisible()
  await expect.element(request).not.toBeInTheDocument()
  close()
  const [erased] = (await send(erasures.list, {})).data
  expect(erased).toMatchObject({ cause: 'GUEST', name: null })
  await signIn(cast.office)
  showAt('/guests', <GuestsPage />)
  await find('nikt@poczta.example')
  await expect.element(nothing).toBeVisible()
})
