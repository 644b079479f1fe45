import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { students } from '#people/students/contract/students.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { StudentProfilePage } from './student-profile-page.tsx'

const lastName = page.getByRole('textbox', { name: translate('students.last_name') })
const phone = page.getByRole('textbox', { name: new RegExp(`^${translate('students.phone')}`) })

test('a reload right after saving shows what was saved, and numbers in groups', async () => {
  await signIn(cast.student)
  const { data: before } = await send(students.profile, {})
  onTestFinished(async () => void (await send(students.updateProfile, before)))
  const leave = showAt('/student/my-profile', <StudentProfilePage />)
  await lastName.fill('Nowakowska')
  await phone.fill('+48601234567')
  // Nothing is read again for now.
  const fetched = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((url, request) =>
    request?.method === 'GET' ? new Promise(() => undefined) : fetched(url, request),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  await page.getByRole('button', { name: translate('students.save') }).click()
  await expect.element(page.getByText(translate('students.saved'))).toBeVisible()
  leave()
  showAt('/student/my-profile', <StudentProfilePage />)
  await expect.element(lastName).toHaveValue('Nowakowska')
  await expect.element(phone).toHaveValue('+48 601 234 567')
})
