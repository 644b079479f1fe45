import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { showLanguage, translate } from '#kit/web/language/i18n.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { CertificatesOf } from './certificates-of.shown.tsx'

test('a certificate in another language than the portal’s is marked as such, as its title is what was printed', async () => {
  await signIn(cast.office)
  const { data } = await send(certificates.list, { itemsPerPage: 200 })
  const one = data.find(({ language }) => language === 'pl')
  const { student_id } = (await send(certificates.get, { id: one?.id as number })).data
  const title = page.getByRole('link', { name: one?.title as string }).first()
  const mark = () => page.getByText(translate('certificates.issued_pl'))
  const end = showAt('/student', <CertificatesOf studentId={student_id as number} />)
  await expect.element(title).toBeVisible()
  await expect.element(mark()).not.toBeInTheDocument()
  end()
  showLanguage('en-US')
  showAt('/student', <CertificatesOf studentId={student_id as number} />)
  await expect.element(title).toBeVisible()
  await expect.element(mark().first()).toBeVisible()
})
