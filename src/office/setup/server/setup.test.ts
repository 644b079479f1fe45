import { expect, onTestFinished, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { recordBackup } from '#kit/server/backup/backups.ts'
import { noteTest } from '#kit/server/mail/delivery.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { setup } from '#office/setup/contract/setup.ts'
import { academy } from '#testing/academy.ts'

test('the owner’s checklist follows the data, can be dismissed and restored, and disappears when everything is done', async () => {
  const world = await academy()
  onTestFinished(world.close)
  const { as, db, config, clock } = world
  const left = async () => {
    const { data } = await as.owner.send(setup.get, {})
    return data.steps.filter(({ is_done }) => !is_done).map(({ step }) => step)
  }
  const isShown = async (who: 'owner' | 'office' = 'owner') => (await as[who].send(dashboard.mine, {})).is_setting_up
  // In the demo everything is done.
  expect([await left(), await isShown()]).toEqual([[], false])

  const known = await operatorOf(db)
  await as.office.send(settings.setOperator, { ...known, operator_address: null })
  expect([await left(), await isShown(), await isShown('office')]).toEqual([['operator'], true, false])
  for (const _ of ['once', 'and again']) await as.owner.send(setup.hide, { is_hidden: true })
  expect([await left(), await isShown()]).toEqual([['operator'], false])
  const hidden = db.selectFrom('audit_log').select('id').where('event', '=', 'settings.changed')
  expect(await hidden.execute()).toHaveLength(2)
  await as.owner.send(setup.hide, { is_hidden: false })
  expect(await isShown()).toBe(true)

  // What is no demo has a look of its own, and has to send mail, and to have a backup that was restored.
  config.isDemo = false
  expect(await left()).toEqual(['operator', 'look', 'mail', 'backup'])
  await as.office.send(settings.setAccent, { accent: '#1f4e79' })
  config.smtpUrl = 'smtp://localhost:2'
  await noteTest(db, clock.now())
  const at = clock.now().toISOString()
  await recordBackup(db, { name: 'one', place: '/backups', started_at: at, verified_at: at, problem: null })
  expect(await left()).toEqual(['operator'])

  // In production nobody applies to, or is published by, somebody unknown.
  config.isProduction = true
  const apply = async () =>
    (await world.guest()).call(applications.register, {
      ...{ first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' },
      ...{ email: 'ewa.zielinska@example.com', years_of_experience: 1, motivation: 'Chcę uczyć się od najlepszych.' },
      ...{ techniques: ['LIPS' as const], language_name: 'pl' as const, terms_accepted: true as const },
    })
  expect(await apply()).toMatchObject({ status: 409, body: { code: 'operator_missing' } })
  await as.office.send(settings.setOperator, known)
  expect((await apply()).status).toBeLessThan(300)
  expect([await left(), await isShown()]).toEqual([[], false])
})
