import { expect } from '@playwright/test'
import { roles as roleCalls } from '#people/roles/contract/roles.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, benefits, calls, reasons, rights, roles, users } = textsIn('pl')

test('the owner adds an administrator, removes a right from the role, looks up why it is denied, views as a student, and blocks the new user', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.owner, '/#/users')
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: users.add }).click()
  await expect(title).toHaveText(users.new_title)
  await page.getByLabel(users.first_name).fill('Olga')
  await page.getByLabel(users.last_name).fill('Sowa')
  await page.getByLabel(users.email).fill('olga.sowa@example.com')
  await page.getByRole('combobox', { name: users.role }).click()
  await page.getByRole('option', { name: app.role_administrator }).click()
  await page.getByRole('button', { name: users.create }).click()
  await expect(title).toHaveText('Olga Sowa')
  await portal.mailTo('olga.sowa@example.com', { leadsTo: '/reset-password' })

  // Somebody of the office is typing meanwhile, and has another tab open.
  const office = await browser.newContext({ baseURL: portal.url })
  const desk = await office.newPage()
  await desk.clock.install()
  await peopleOn(desk).arrive(cast.office, '/#/users/new')
  const other = await office.newPage()
  await other.goto('/#/responsibilities')
  const menu = other.getByRole('navigation', { name: app.area_cooperation }).getByRole('link', { name: benefits.title })
  await expect(menu).toBeVisible()
  await desk.getByLabel(users.first_name).fill('Niedokończone')

  await page.goto('/#/roles')
  const right = rights['can-view-benefits']
  const cell = roles.cell.replace('{{role}}', app.role_administrator).replace('{{right}}', right)
  await page.getByRole('checkbox', { name: cell }).uncheck()
  await page.getByRole('button', { name: roles.review }).click()
  const review = page.getByRole('dialog')
  await expect(review.getByText(right)).toBeVisible()
  await expect(review.getByText(/Joanna Wrońska/)).toBeVisible()
  await review.getByRole('button', { name: roles.save }).click()
  await expect(page.getByText(roles.saved)).toBeVisible()

  // With the next response it disappears from their menu, and what was typed is still there.
  await desk.clock.runFor(31_000)
  await expect(menu).toHaveCount(0)
  await expect(desk.getByLabel(users.first_name)).toHaveValue('Niedokończone')
  await desk.goto('/#/benefits')
  await desk.getByRole('button', { name: app.leave, exact: true }).click()
  await expect(desk.getByText(app.refused_title.replace('{{page}}', benefits.title))).toBeVisible()
  await expect(desk.getByText(app.refused_text_office.replace('{{right}}', right))).toBeVisible()
  await office.close()

  // They ask the portal why something does not work.
  await page.getByRole('link', { name: reasons.link }).click()
  await expect(title).toHaveText(reasons.title)
  await page.getByRole('combobox', { name: reasons.person }).fill('wronska')
  await page.getByRole('option', { name: 'Joanna Wrońska' }).click()
  await page.getByRole('combobox', { name: reasons.call }).fill('listę korzyści')
  await page.getByRole('option', { name: calls['benefits.list'] }).click()
  await expect(page.getByText(reasons.why_right, { exact: true })).toBeVisible()
  await expect(page.getByText(right)).toBeVisible()
  // The address is the whole question.
  await page.reload()
  await page.getByRole('link', { name: reasons.to_right }).click()
  await expect(page.getByRole('checkbox', { name: cell })).toBeInViewport()
  await expect(page.getByRole('checkbox', { name: cell })).not.toBeChecked()

  const { data } = await people.send(roleCalls.list, {})
  const { id, permissions } = data.find(({ name }) => name === 'administrator') ?? { id: 0, permissions: [] }
  await people.send(roleCalls.update, { id, permissions: [...permissions, 'can-view-benefits'] })

  await page.goto('/#/users?filter=carter')
  await page.getByRole('link', { name: 'Emily Carter' }).click()
  await expect(title).toHaveText('Emily Carter')
  const { viewing } = textsIn('pl')
  await page.getByRole('button', { name: app.more_actions }).click()
  await page.getByRole('menuitem', { name: viewing.start }).click()
  await page.getByRole('dialog').getByRole('button', { name: viewing.start }).click()
  // She reads English.
  const english = textsIn('en-US').viewing
  const banner = page.getByRole('region', { name: english.banner.replace('{{name}}', 'Emily Carter') })
  await expect(banner).toBeVisible()
  await page.goto('/#/student/my-profile')
  await page.getByRole('button', { name: textsIn('en-US').students.save }).click()
  await expect(page.getByText(textsIn('en-US').errors.only_viewing).first()).toBeVisible()
  await banner.getByRole('button', { name: english.stop }).click()
  await expect(banner).toHaveCount(0)

  await page.goto('/#/users?filter=sowa')
  await page.getByRole('link', { name: 'Olga Sowa' }).click()
  await expect(title).toHaveText('Olga Sowa')
  await page.getByRole('button', { name: app.more_actions }).click()
  await page.getByRole('menuitem', { name: users.act_block }).click()
  await page.getByRole('dialog').getByRole('button', { name: users.act_block }).click()
  await expect(page.getByRole('main').getByText(users.status_BLOCKED)).toBeVisible()
  await page.getByRole('button', { name: app.more_actions }).click()
  await expect(page.getByRole('menuitem', { name: users.act_unblock })).toBeVisible()
})
