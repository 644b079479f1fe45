import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { CorrectPage } from './correct-page.tsx'

beforeAll(() => signIn())

test('whose correction came second is led to the certificate that came first', async () => {
  const { id } = (await send(certificates.list, { state: 'VALID', itemsPerPage: 1 })).data[0] as { id: number }
  showAt(`/certificates/${id}/correct`, <CorrectPage />, '/certificates/$id/correct')
  await page.getByLabelText(translate('certificates.holder')).fill('Anna Druga')
  await page.getByLabelText(translate('certificates.reason')).fill('Literówka w nazwisku.')
  const { holder: _, ...shown } = (await send(certificates.get, { id })).data
  const first = { ...shown, holder: 'Anna Pierwsza', reason: 'Literówka.' }
  const { data } = await send(certificates.correct, first as Parameters<typeof send<typeof certificates.correct>>[1])
  await page.getByRole('button', { name: translate('certificates.correct_submit') }).click()
  await expect
    .element(page.getByRole('link', { name: data.number }))
    .toHaveAttribute('href', expect.stringContaining(`/certificates/${data.id}`))
  await expect.element(page.getByLabelText(translate('certificates.holder'))).toHaveValue('Anna Druga')
})
