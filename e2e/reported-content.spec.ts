import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { comeBack } from './come-back.ts'

const { contentReports: t } = textsIn('pl')

test('a visitor reports a work, the office hides it, its artist objects, and the reporter sees that it is back', async ({
  page,
  people,
  portal,
  browser,
}) => {
  const [work] = await portal.query(`
    select portfolio_items.id, slug from portfolio_items
    join pro_artists on pro_artists.id = pro_artist_id
    join public_profile_addresses address on address.pro_artist_id = pro_artists.id and is_current
    where pro_artists.email = '${cast.tidy.email}' and status = 'APPROVED' and 'WEBSITE' = any (consented)
      and consented_words is not null and (health <> 'TOLD' or consented_health)
      and not exists (select from content_reports where kind = 'WORK' and content_id = portfolio_items.id)
    order by position limit 1
  `)
  expect(work).toBeDefined()
  const email = 'alina.zielinska@poczta.example'
  const visitor = await browser.newPage({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  await visitor.goto(`/artists/${work?.slug}`)
  await visitor.locator(`#work-${work?.id}`).getByRole('link', { name: t.report }).click()
  await visitor.getByRole('combobox', { name: t.reason }).click()
  await visitor.getByRole('option', { name: t.reason_OWN_IMAGE }).click()
  await visitor.getByLabel(t.explanation, { exact: true }).fill('Na tym zdjęciu jestem ja, a zgodę wycofałam.')
  await visitor.getByLabel(t.name, { exact: true }).fill('Alina Zielińska')
  await visitor.getByLabel(t.email, { exact: true }).fill(email)
  await visitor.getByLabel(t.good_faith).check()
  await visitor.getByRole('button', { name: t.report_send }).click()
  await expect(visitor.getByText(t.report_sent_title)).toBeVisible()
  const { route } = await portal.mailTo(email, { leadsTo: '/report-content' })
  await visitor.goto(`/#${route}`)
  await expect(visitor.getByText(t.reporter_waiting_title)).toBeVisible()

  const [report] = await portal.query(`select id from content_reports where kind = 'WORK' and content_id = $1`, [
    work?.id,
  ])
  await people.arrive(cast.office, `/#/content-reports/${report?.id}`)
  await page.getByRole('button', { name: t.step_uphold }).click()
  const deciding = page.getByRole('dialog')
  await deciding.getByLabel(t.note).fill('Osoba na zdjęciu wycofała zgodę.')
  await deciding.getByRole('button', { name: t.step_uphold }).click()
  await expect(page.getByText(t.decision_HIDDEN).first()).toBeVisible()
  await comeBack(visitor)
  await expect(visitor.getByText(t.reporter_UPHELD_title)).toBeVisible()

  const artist = await browser.newPage({ baseURL: portal.url })
  await peopleOn(artist).arrive(cast.tidy, `/#/portfolio/${work?.id}`)
  await expect(artist.getByText('Osoba na zdjęciu wycofała zgodę.').first()).toBeVisible()
  await artist.getByLabel(t.text, { exact: true }).fill('Na zdjęciu jestem ja sama.')
  await artist.getByRole('button', { name: t.object_send }).click()
  await expect(artist.getByText(t.statement_object_sent)).toBeVisible()
  await artist.close()

  // A browser of their own: in the office's, the portal starts again for another person.
  const owner = await browser.newPage({ baseURL: portal.url })
  await peopleOn(owner).arrive(cast.owner, `/#/content-reports/${report?.id}`)
  await owner.getByRole('button', { name: t.step_acceptObjection }).click()
  const answering = owner.getByRole('dialog')
  await answering.getByLabel(t.note).fill('Porównaliśmy zdjęcia: to artystka.')
  await answering.getByRole('button', { name: t.step_acceptObjection }).click()
  await expect(owner.getByText(t.objection_OVERTURNED).first()).toBeVisible()
  await owner.close()

  await comeBack(visitor)
  await expect(visitor.getByText(t.reporter_restored_title)).toBeVisible()
  await expect(visitor.getByText('Porównaliśmy zdjęcia: to artystka.').first()).toBeVisible()
  await visitor.goto(`/artists/${work?.slug}`)
  await expect(visitor.locator(`#work-${work?.id}`)).toBeVisible()
  await visitor.close()
})
