import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'

/* A bulk decision is one call for each artist, valid for the revision that was read. */

const { APPLIED, REJECTED, COMPLETED } = invitationStatus
const context = (name: string) => JSON.stringify({ context: name })

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('an application whose data changed since it was shown is not decided', async () => {
  const { id, row } = await picked({ invitation_status: APPLIED }, 'INVITATION')
  const { office } = world.as
  await office.send(artists.update, { id, revision: row.revision, years_of_experience: 0 })
  for (const act of ['accept', 'reject'] as const)
    expect(await office.call(applications[act], { id, revision: row.revision })).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        message: expect.stringContaining('zmienił w międzyczasie: lata doświadczenia (Joanna Wrońska)'),
      },
    })
  await office.send(applications.accept, { id, revision: (await rowOf(id, 'INVITATION')).revision })
})

describe('an account that has changed since it was shown is not enabled or disabled', () => {
  test.each([
    ['the level', (id: number) => raise(id), 'poziom'],
    ['the pro team', (id: number) => world.as.owner.send(artists.addToProTeam, { id }), 'zespół pro'],
    ['the account', (id: number) => world.as.owner.send(artists.disable, { id }), 'konto'],
  ])('%s', async (_, change, name) => {
    const { id, row } = await picked({ invitation_status: COMPLETED, level_id: 1, ...(await account()) }, 'LIST')
    await change(id)
    for (const act of ['enable', 'disable', 'addToProTeam', 'removeFromProTeam'] as const)
      expect(await world.as.office.call(artists[act], { id, revision: row.revision })).toMatchObject({
        status: 409,
        body: {
          code: 'changed_meanwhile',
          message: expect.stringContaining(`zmienił w międzyczasie: ${name} (Helena Zawadzka)`),
        },
      })
  })
})

test('selected rows are read in their current state, regardless of the filters, within the reader’s list', async () => {
  const { id } = await picked({ invitation_status: APPLIED }, 'INVITATION')
  const other = await insertArtist(world.db, { invitation_status: COMPLETED, level_id: 1, ...(await account()) })
  await world.as.office.send(applications.reject, { id, comment: null })
  const answer = await world.as.office.send(artists.picked, { ids: [other, id], params: context('INVITATION') })
  expect(answer.data.map((row) => [row.id, row.invitation_status])).toEqual([[id, REJECTED]])
  expect((await world.as.artist.call(artists.picked, { ids: [id], params: context('INVITATION') })).status).toBe(403)
})

test('what a decision does not rest on may change meanwhile', async () => {
  const { id, row } = await picked({ invitation_status: COMPLETED, level_id: 1, ...(await account()) }, 'LIST')
  await world.as.owner.send(artists.update, { id, city: 'Gdynia' })
  await world.as.office.send(artists.addToProTeam, { id, revision: row.revision })
})

function raise(id: number) {
  return world.as.owner.send(statusUpgrades.setLevel, { id, level_id: 2, reason: 'Wyróżnienie.' })
}

async function account() {
  return { user_id: (await world.person('client')).id }
}

async function picked(values: Parameters<typeof insertArtist>[1], list: string) {
  const id = await insertArtist(world.db, values)
  return { id, row: await rowOf(id, list) }
}

async function rowOf(id: number, list: string) {
  const { data } = await world.as.office.send(artists.picked, { ids: [id], params: context(list) })
  const [row] = data
  if (!row) throw new Error(`${id} is not in ${list}.`)
  return row
}
