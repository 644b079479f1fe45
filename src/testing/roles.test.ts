import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { api } from '#contract/index.ts'
import { binary, type Endpoint } from '#contract/kit/endpoint.ts'
import { createApp } from '#server/app.ts'
import { type Academy, academy } from './academy.ts'
import { endpoints } from './endpoints.ts'
import { goodInput } from './good-input.ts'
import { Visitor } from './visitor.ts'

/*
 * Who gets what from every call. `artist` asks for the own row, `other` is the same artist who asks for somebody else's.
 * What somebody may not see is a 404; what they see but may not do is a 403.
 */
const table = `
                               stranger  student  artist  other  office  owner
session.csrfCookie                  204      204     204    204     204    204
session.login                       204      204     204    204     204    204
session.logout                      401      204     204    204     204    204
session.forgotPassword              200      200     200    200     200    200
session.resetPassword               200      200     200    200     200    200
session.verifyResetToken            200      200     200    200     200    200
session.user                        401      200     200    200     200    200
session.changeLanguage              401      200     200    200     200    200
translations.all                    200      200     200    200     200    200
countries.list                      200      200     200    200     200    200
system.data                         401      200     200    200     200    200
system.dashboard                    401      200     200    200     200    200
system.health                       200      200     200    200     200    200
levels.list                         401      200     200    200     200    200
levels.create                       401      403     403    403     201    201
levels.reorder                      401      403     403    403     204    204
levels.update                       401      403     403    403     200    200
levels.remove                       401      403     403    403     204    204
responsibilities.list               401      403     200    200     200    200
responsibilities.mine               401      403     200    200     200    200
responsibilities.get                401      404     200    200     200    200
responsibilities.create             401      403     403    403     201    201
responsibilities.reorder            401      403     403    403     204    204
responsibilities.update             401      404     403    403     200    200
responsibilities.remove             401      404     403    403     204    204
additionalResponsibilities.list     401      403     200    200     200    200
additionalResponsibilities.get      401      404     200    404     200    200
additionalResponsibilities.create   401      403     403    403     201    201
additionalResponsibilities.update   401      404     403    404     200    200
additionalResponsibilities.remove   401      404     403    404     204    204
additionalResponsibilities.submit   401      404     200    404     403    403
additionalResponsibilities.withdraw 401      404     200    404     403    403
additionalResponsibilities.accept   401      404     403    404     200    200
additionalResponsibilities.sendBack 401      404     403    404     200    200
additionalResponsibilities.waive    401      404     403    404     200    200
additionalResponsibilities.reopen   401      404     403    404     200    200
additionalResponsibilities.addEvidence 401   404     201    404     403    403
additionalResponsibilities.removeEvidence 401 404    200    404     403    403
additionalResponsibilities.evidence 401      404     200    404     200    200
notifications.list                  401      200     200    200     200    200
notifications.remove                401      404     204    404     404    404
notifications.restore               401      404     204    404     404    404
notifications.removeAll             401      204     204    204     204    204
notifications.markAsRead            401      404     204    404     404    404
notifications.markAsUnread          401      404     204    404     404    404
notifications.markAllAsRead         401      204     204    204     204    204
benefits.list                       401      403     200    200     200    200
benefits.mine                       401      403     200    200     200    200
benefits.get                        401      404     200    200     200    200
benefits.create                     401      403     403    403     201    201
benefits.reorder                    401      403     403    403     204    204
benefits.update                     401      404     403    403     200    200
benefits.remove                     401      404     403    403     204    204
applications.register               201      201     201    201     201    201
artists.list                        401      403     403    403     200    200
artists.counts                      401      403     403    403     200    200
artists.picked                      401      403     403    403     200    200
artists.queue                       401      403     403    403     200    200
artists.export                      401      403     403    403     200    200
artists.exportPicked                401      403     403    403     200    200
artists.get                         401      404     200    404     200    200
artists.update                      401      404     403    404     200    200
artists.remove                      401      404     403    404     204    204
artists.enable                      401      404     403    404     200    200
artists.disable                     401      404     403    404     200    200
artists.addToProTeam                401      404     403    404     200    200
artists.removeFromProTeam           401      404     403    404     200    200
applications.accept                 401      404     403    404     200    200
applications.reject                 401      404     403    404     200    200
applications.complete               401      404     403    404     200    200
applications.requestMissingData     401      404     403    404     200    200
applications.sendLink               401      404     403    404     200    200
artists.reviewChanges               401      404     403    404     200    200
artists.avatar                      401      404     200    404     200    200
artists.pastAvatar                  401      404     200    404     200    200
artists.document                    401      404     200    404     200    200
applications.form                   200      200     200    200     200    200
applications.sendForm               204      204     204    204     204    204
applications.sendFormAvatar         201      201     201    201     201    201
applications.addFormDocument        201      201     201    201     201    201
applications.updateFormDocument     200      200     200    200     200    200
applications.removeFormDocument     200      200     200    200     200    200
applications.formAvatar             200      200     200    200     200    200
applications.formDocument           200      200     200    200     200    200
profile.get                         401      404     200    200     404    404
profile.update                      401      404     200    200     404    404
profile.changeAvatar                401      404     200    200     404    404
profile.addDocument                 401      404     201    201     404    404
profile.updateDocument              401      404     200    404     404    404
profile.removeDocument              401      404     200    404     404    404
students.profile                    401      200     404    404     404    404
students.updateProfile              401      200     404    404     404    404
conversations.list                  401      200     200    200     200    200
conversations.thread                401      404     200    404     200    200
conversations.send                  401      404     201    404     201    201
conversations.write                 401      404     201    404     201    201
conversations.sendOfStudent         401      201     404    404     201    201
conversations.open                  401      200     404    404     404    404
conversations.read                  401      404     204    404     204    204
conversations.attachment            401      404     200    404     200    200
statusUpgrades.has                  401      200     200    200     200    200
statusUpgrades.checklist            401      404     200    200     404    404
statusUpgrades.request              401      404     201    201     404    404
statusUpgrades.withdraw             401      404     204    204     404    404
statusUpgrades.list                 401      403     403    403     200    200
statusUpgrades.picked               401      403     403    403     200    200
statusUpgrades.queue                401      403     403    403     200    200
statusUpgrades.export               401      403     403    403     200    200
statusUpgrades.exportPicked         401      403     403    403     200    200
statusUpgrades.ofArtist             401      404     403    404     200    200
statusUpgrades.approve              401      404     403    404     200    200
statusUpgrades.reject               401      404     403    404     200    200
statusUpgrades.setLevel             401      404     403    404     200    200
views.list                          401      200     200    200     200    200
views.create                        401      201     201    201     201    201
views.update                        401      404     200    404     200    404
views.remove                        401      404     204    404     204    404
demo.mails                          401      403     403    403     200    200
demo.accounts                       200      200     200    200     200    200
`
const [head = '', ...lines] = table.trim().split('\n')
const readers = head.trim().split(/\s+/) as ('stranger' | 'student' | 'artist' | 'other' | 'office' | 'owner')[]
type Reader = (typeof readers)[number]
const rows = lines.map((line) => {
  const [name = '', ...statuses] = line.split(/\s+/)
  return { name, expected: Object.fromEntries(readers.map((reader, index) => [reader, Number(statuses[index])])) }
})

let world: Academy
let good: Awaited<ReturnType<typeof goodInput>>
beforeAll(async () => {
  world = await academy()
  good = await goodInput(world)
  return world.close
})

test('every call of the contract has its row in the table, and every row its call', () => {
  const named = new Set(rows.map(({ name }) => name))
  const sentences = [
    ...[...endpoints.keys()].filter((name) => !named.has(name)).map((name) => `Say in the table who may call ${name}.`),
    ...rows.filter(({ name }) => !endpoints.has(name)).map(({ name }) => `There is no call ${name} any more.`),
  ]
  expect(sentences).toEqual([])
})

describe('every call answers each reader as it should, in the shape that it declares', () => {
  test.each(rows)('$name', async ({ name, expected }) => {
    const endpoint = endpoints.get(name) as Endpoint
    const answered: Record<string, number> = {}
    for (const reader of readers) {
      const visitor = await visitorOf(reader)
      const { status, body, text } = await visitor.attempt(endpoint, await good(name, { isOwn: reader === 'artist' }))
      answered[reader] = status
      if (status === endpoint.status) expect(shapeProblem(endpoint, body), `to ${reader}`).toBeNull()
      else expect(text).toMatch(/^\{"message":".+"\}$/)
    }
    expect(answered).toEqual(expected)
  })
})

describe('every changing call refuses without the anti-forgery token', () => {
  const changing = rows.filter(({ name }) => endpoints.get(name)?.method !== 'GET')
  test.each(changing)('$name', async ({ name }) => {
    const endpoint = endpoints.get(name) as Endpoint
    for (const reader of ['stranger', 'office'] as const) {
      const visitor = await visitorOf(reader)
      const input = await good(name)
      expect((await visitor.attempt(endpoint, input, { 'x-xsrf-token': undefined })).status).toBe(419)
      expect((await visitor.attempt(endpoint, input, { origin: 'https://evil.example' })).status).toBe(419)
    }
  })
})

test('every call is served, and nothing is served that is no call', () => {
  const served = Object.entries(world.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`)
  expect(served.sort()).toEqual(declared.sort())
})

test('what belongs to the demo is not there without it', async () => {
  const app = await createApp({ ...world.portal, config: { ...world.config, isDemo: false } })
  const owner = new Visitor(app, undefined, (await world.visitor('owner')).cookies)
  for (const endpoint of Object.values(api.demo))
    expect(await owner.attempt(endpoint, {})).toMatchObject({ status: 404 })
})

function visitorOf(reader: Reader): Promise<Visitor> {
  if (reader === 'stranger') return world.stranger()
  return world.visitor(reader === 'other' ? 'artist' : reader)
}

/** Null when the body is exactly what the call declares: nothing missing, nothing besides. */
function shapeProblem({ response }: Endpoint, body: unknown): string | null {
  if (response === binary) return null
  const result = z.safeParse(response, body)
  if (!result.success) return z.prettifyError(result.error)
  expect(body).toEqual(result.data)
  return null
}
