import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { vouchers: t } = textsIn('pl')
const phone = { width: 360, height: 740 }
const code = '7Z4PQ8XK2M32'

test('an artist redeems a student’s code on a phone, where the camera is of no use', async ({
  people,
  page,
  portal,
  browser,
}) => {
  // A seat at the artist's training that nothing has paid for yet.
  await portal.query(`
    insert into participants (training_id, student_id, status, outcome, registered_at)
    select trainings.id, students.id, 'REGISTERED', 'NONE', now() from trainings
    join pro_artists on pro_artists.id = pro_artist_id, students
    where pro_artists.email = '${cast.artist.email}' and students.email = '${cast.fellow.email}'
      and trainings.state in ('PUBLISHED', 'COMPLETED') and price_amount > 0 and seats_taken < seats_max
      and not exists (select from participants one where one.training_id = trainings.id and one.student_id = students.id)
    order by trainings.id limit 1
  `)
  await portal.query(`
    insert into vouchers (code, kind, value, holder_id, source, issued_at, available_at, valid_until)
    select '${code}', 'PERCENT', 10, id, 'ADMIN', now(), now(), now() + interval '20 days'
    from users where email = '${cast.fellow.email}'
  `)

  const wallet = await browser.newPage({ baseURL: portal.url })
  await peopleOn(wallet).arrive(cast.fellow, '/#/my/vouchers')
  await wallet.setViewportSize(phone)
  const held = wallet.getByRole('listitem').filter({ hasText: '7Z4P Q8XK 2M32' })
  await held.getByRole('button', { name: t.show_code }).click()
  await expect(wallet.getByRole('img', { name: t.code_picture })).toBeVisible()
  await wallet.close()

  await people.arrive(cast.artist, '/#/vouchers')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: t.scan, exact: true }).click()
  await expect(page.getByText(t.scan_denied_title).or(page.getByText(t.scan_none_title))).toBeVisible()
  await page.getByRole('button', { name: t.scan_stop }).click()

  const typed = page.getByLabel(t.code)
  await typed.fill('7z4p q8xk 2m33')
  await page.getByRole('button', { name: t.check }).click()
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await typed.fill('7z4p q8xk 2m32')
  await page.getByRole('button', { name: t.check }).click()
  await page.getByRole('button', { name: new RegExp(`^${t.redeem.replace(' {{amount}}', '')} `) }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.redeem_action }).click()
  const redeemed = page.getByRole('listitem').filter({ hasText: t.code_ending.replace('{{end}}', code.slice(-4)) })
  await expect(redeemed).toBeVisible()

  await typed.fill(code)
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByRole('alert')).toContainText('wykorzystany')
})
