import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { CheckedPage } from './check-page.tsx'

test('a replaced certificate shows the current one, also where that was revoked', async () => {
  await signIn(cast.office)
  const [row] = (await send(certificates.list, { state: 'VALID', itemsPerPage: 1 })).data
  const { id, number, artist } = row as NonNullable<typeof row>
  const { holder, title, place, first_day, last_day, minutes } = (await send(certificates.get, { id })).data
  const printed = {
    holder,
    title,
    artist,
    place,
    first_day,
    last_day,
    minutes: minutes as number,
    reason: 'Literówka.',
  }
  const { data: next } = await send(certificates.correct, { id, ...printed, place: 'Gdzie indziej' })
  const { data: last } = await send(certificates.correct, { id: next.id, ...printed, place: 'Jeszcze gdzie indziej' })

  const end = showAt(`/certificate/${number}`, <CheckedPage />, '/certificate/$number')
  const way = (name: 'see_replacement' | 'see_revoked') =>
    page.getByRole('link', { name: translate(`certificates.${name}`) })
  await expect.element(way('see_replacement')).toHaveAttribute('href', expect.stringContaining(last.number))
  end()

  await send(certificates.revoke, { id: last.id, reason: 'Pomyłka.' })
  showAt(`/certificate/${number}`, <CheckedPage />, '/certificate/$number')
  await expect.element(way('see_revoked')).toHaveAttribute('href', expect.stringContaining(last.number))
  await expect.element(page.getByText('Żaden z nich nie jest ważny', { exact: false })).toBeVisible()
})
