import { expect, onTestFinished, test } from 'vitest'
import { missingOfOperator } from '#academy/settings/contract/operator.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { academy } from '#testing/academy.ts'
import { operatorOf } from './operator.queries.ts'

test('the office enters who runs the academy: checked field by field, recorded, and compared with what others saved', async () => {
  const { as, db, portal, close } = await academy()
  onTestFinished(close)
  const known = await operatorOf(db)
  expect(missingOfOperator(known)).toEqual([])
  const change = (changed: object) => as.office.call(settings.setOperator, { ...known, ...changed })

  const { revision } = await as.office.send(settings.get, {})
  const written = {
    operator_tax_id: 'PL 526-025-02-74',
    operator_phone: '+48 601 234 567',
    privacy_email: '',
    operator_account: '61 1090 1014 0000 0712 1981 2874',
  }
  expect(await change({ ...written, revision })).toMatchObject({
    status: 200,
    body: { data: { operator_tax_id: 'PL5260250274', operator_phone: '+48601234567', privacy_email: null } },
  })
  const line = await db.selectFrom('audit_log').select('details').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(line.details).toEqual({
    before: {
      operator_tax_id: known.operator_tax_id,
      operator_phone: known.operator_phone,
      privacy_email: known.privacy_email,
    },
    after: { operator_tax_id: 'PL5260250274', operator_phone: '+48601234567', privacy_email: null },
  })
  expect(await change({ operator_phone: null, revision })).toMatchObject({ status: 409 })

  for (const wrong of [
    { academy_name: '' },
    { operator_tax_id: '5260250275' },
    { operator_email: 'biuro' },
    { operator_phone: '601 234 567' },
    { privacy_email: 'a@b' },
    { operator_account: 'PL62109010140000071219812874' },
    { operator_name: 'Dwa\nwiersze' },
  ])
    expect(await change(wrong)).toMatchObject({
      status: 422,
      body: { errors: { [Object.keys(wrong)[0] as string]: [expect.any(String)] } },
    })
  expect((await as.office.call(settings.setOperator, { academy_name: 'Atelier' } as typeof known)).status).toBe(422)

  // What is printed, mailed and published follows at once.
  await change({ academy_name: 'Akademia Łuk' })
  await portal.texts.follow()
  expect(portal.texts.constants()).toMatchObject({ academy: 'Akademia Łuk', office_email: known.operator_email })
  expect(portal.texts.in('pl')('mails.password_changed_subject')).toContain('Akademia Łuk')
  expect(portal.texts.constants().imprint).toMatch(
    /^Atelier Akademia .* · NIP 1111111111 · KRS .* · \+48\u00a0221\u00a0234\u00a0567$/,
  )

  await change({ operator_name: null, operator_email: '' })
  expect(missingOfOperator(await operatorOf(db))).toEqual(['operator_name', 'operator_email'])
})
