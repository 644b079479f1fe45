import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { type GoodInput, goodInput } from '#testing/fixtures/good-input.ts'
import { castArtist, insertCompletedArtist } from '#testing/make/make-artists.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a deadlock is not the reader’s trouble', () => {
  test('the change is tried again, and done once', async () => {
    const { office } = world.as
    const { data } = await office.send(benefits.list, {})
    const ids = data.map(({ id }) => id).sort((one, other) => one - other)
    const other = await inTransactionOf(world)
    await other.query('select from benefits where id = $1 for update', [ids.at(-1)])
    const reordering = office.call(benefits.reorder, { ids: ids.toReversed() })
    await untilWaiting(world.db, 1)
    await other.query('select from benefits where id = $1 for update', [ids[0]])
    await other.query('commit')
    expect((await reordering).status).toBe(204)
    const sorted = await office.send(benefits.list, { sortBy: 'position' })
    expect(sorted.data.map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('a file that was sent with it is stored once', async () => {
    const artistId = await castArtist(world.db)
    const { id, path } = await conversationOf(world.db, artistId, 'GENERAL')
    const stored = () => readdir(join(world.config.dataDir, 'files'), { recursive: true })
    const before = await stored()
    const other = await inTransactionOf(world)
    await other.query('select from users order by id for no key update')
    const sending = world.as.artist.call(conversations.send, {
      ...path,
      message: 'Z załącznikiem',
      attachments: [await sample('photo.jpg')],
    })
    await untilWaiting(world.db, 1)
    await other.query('select from conversations where id = $1 for update', [id])
    await other.query('commit')
    const answer = await sending
    expect(answer.status).toBe(201)
    expect(answer.body.data.attachments).toHaveLength(1)
    const attachment_id = answer.body.data.attachments[0]?.id ?? 0
    expect((await world.as.office.call(conversations.attachment, { id, attachment_id })).status).toBe(200)
    const added = (await stored()).filter((name) => !before.includes(name))
    expect(added.filter((name) => /[\w-]{36}$/.test(name))).toHaveLength(1)
    expect(await readdir(join(world.config.dataDir, 'tmp'))).toEqual([])
  })
})

/** Features whose rows would otherwise belong to one artist, who may be deleted before. */
const ofArtists = [
  'additionalResponsibilities',
  'statusUpgrades',
  'trainings',
  'consents',
  'portfolio',
  'portfolioModeration',
  'reviews',
  'signUps',
]

describe('what vanishes between look and lock is a 404 or a 409', () => {
  const changing = [...endpoints].filter(
    ([name, { path, isReading }]) => !isReading && /\/\{id\}/.test(path) && !path.includes('{hash}') && tableOf(name),
  )
  let inputOf: GoodInput
  beforeAll(async () => {
    inputOf = await goodInput(world)
  })

  test.each(changing)('%s', async (name, endpoint) => {
    const own = ofArtists.includes(featureOf(name)) ? await newArtist() : null
    const input = await inputOf(name, { own })
    const { id } = input as { id: number }
    expect(id).toBeGreaterThan(0)
    const other = await inTransactionOf(world)
    // Deletes the row without its foreign keys, as if all rows that refer to it were deleted as well.
    await other.query('set local session_replication_role = replica')
    const { rowCount } = await other.query(`delete from ${tableOf(name)} where id = $1`, [id])
    expect(rowCount).toBe(1)
    const asking = world.as.owner.attempt(endpoint, input)
    await Promise.race([asking, untilWaiting(world.db, 1)])
    await other.query('commit')
    expect([403, 404, 409]).toContain((await asking).status)
  })
})

/** Calls whose address names a row of another feature. */
const namedElsewhere: Record<string, string> = {
  'abuseReports.report': 'reviews',
  'reviews.openLink': 'participants',
}

function featureOf(name: string) {
  return name.split('.')[0] as string
}

function tableOf(name: string): string | undefined {
  return namedElsewhere[name] ?? cases[featureOf(name)]?.table
}

async function newArtist() {
  const id = await insertCompletedArtist(world.db, (await world.person('client')).id)
  return { id, documentId: 0 }
}
