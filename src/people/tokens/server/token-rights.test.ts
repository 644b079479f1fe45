import { beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { isOpenToPrograms } from '#kit/server/http/authorization.ts'
import { rightsOf } from '#kit/server/http/feature.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'
import { giveToken, program } from '#testing/fixtures/program.ts'

/* Every call by an owner's token: with every right, and with none. What tokens are is in tokens.test.ts. */

const everyRight = Object.keys(rightsOf(Object.values(features))) as Right[]

let world: Academy
let good: Awaited<ReturnType<typeof goodInput>>
let owner: number
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  const { db } = world
  const row = db.selectFrom('users').select('id').where('email', '=', cast.owner.email)
  owner = (await row.executeTakeFirstOrThrow()).id
  good = await goodInput(world)
  return world.close
})

const named = [...endpoints]
const forPeople = named.filter(([, endpoint]) => !isOpenToPrograms(endpoint))
const forPrograms = named.filter(([, endpoint]) => isOpenToPrograms(endpoint))

test('only a person signs in, changes their account, makes tokens, edits roles and sees the mailbox of the demo', () => {
  const names = forPeople.map(([name]) => name)
  for (const [name, { isReading, permission }] of named)
    if (permission === 'signed-in' && !isReading) expect(names).toContain(name)
  for (const group of ['tokens', 'passkeys', 'twoFactor'])
    expect(forPrograms.filter(([name]) => name.startsWith(`${group}.`))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining([
      ...['session.login', 'session.csrfCookie', 'account.changePassword', 'erasures.requestOwn', 'viewing.start'],
      ...['roles.update', 'users.setPassword', 'users.resetSecondFactor', 'demo.mails'],
    ]),
  )
})

describe('what only a person may do is refused to a token with every right', () => {
  test.each(forPeople)('%s', async (name, endpoint) => {
    const { token } = await giveToken(world, owner, { rights: everyRight })
    const { status, body } = await program(world, token).attempt(endpoint, await good(name))
    expect([status, (body as { code?: string }).code]).toEqual([403, 'only_in_person'])
  })
})

describe('a token succeeds where its owner does and the right was chosen for it, and in no other call that takes a right', () => {
  test.each(forPrograms)('%s', async (name, endpoint) => {
    const [all, none] = [await giveToken(world, owner, { rights: everyRight }), await giveToken(world, owner)]
    if (endpoint.permission.startsWith('can-'))
      expect([403, 404]).toContain(await program(world, none.token).status(endpoint, await good(name)))
    expect(await program(world, all.token).status(endpoint, await good(name))).toBe(answersToOwner.get(name))
  })
})

/** By the tables of the features’ cases. */
const answersToOwner = new Map<string, number>(
  Object.entries(cases).flatMap(([feature, { answers }]) =>
    answers
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .map((cells) => [`${feature}.${cells[0]}`, Number(cells.at(-1))] as const),
  ),
)
