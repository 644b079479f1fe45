import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { insertUpgradeRequest } from '#testing/make/make-upgrades.ts'

const reason = 'Prowadzi szkolenia w innej akademii od dziesięciu lat.'

let world: Academy
let idOf: Record<string, number>
beforeAll(async () => {
  world = await academy()
  const { data } = await world.as.office.send(levels.list, {})
  idOf = Object.fromEntries(data.map(({ code, id }) => [code, id]))
  return world.close
})

describe('the office sets a level', () => {
  test.each([
    ['raised', 'SENIOR_ARTIST', 'MASTER', false, 'Gratulacje: Twój nowy poziom to Master', 'Nowy poziom: Master'],
    ['lowered', 'SENIOR_ARTIST', 'ARTIST', false, 'Zmiana Twojego poziomu na Artist', 'Zmiana poziomu na Artist'],
    ['corrected', 'SENIOR_ARTIST', 'ARTIST', true, 'Poprawiliśmy Twój poziom: Artist', 'Poprawiony poziom: Artist'],
  ])(
    '%s: the artist reads why, and the history keeps both levels',
    async (move, from, to, is_correction, subject, title) => {
      const { id, account, visitor } = await artistOn(from)
      const { revision } = (await world.as.office.send(artists.get, { id })).data
      const { data } = await world.as.office.send(statusUpgrades.setLevel, {
        ...{ id, level_id: level(to), reason, is_correction, revision },
      })
      expect(data.level).toMatchObject({ code: to })
      expect(await world.lastMail(account.email)).toMatchObject({
        subject,
        text: expect.stringContaining(`> ${reason}`),
      })
      expect(await noticesOf(account.email)).toEqual([{ type: `level_${move}`, link: `proartist/${id}` }])
      expect((await visitor.send(notifications.list, {})).data[0]).toMatchObject({ title })
      const own = (await visitor.send(artists.get, { id })).data
      expect(own.history[0]).toMatchObject({
        event: `level${move[0]?.toUpperCase()}${move.slice(1)}`,
        comment: reason,
        changes: [{ field: 'level', before: { 'en-US': nameOf(from) }, after: { 'en-US': nameOf(to) } }],
      })
      expect(await auditOf(id)).toMatchObject({
        details: { move, reason, before: { code: from }, after: { code: to } },
      })
    },
  )

  test('in the language of the artist', async () => {
    const { id, account } = await artistOn('ARTIST', 'en-US')
    await world.as.office.send(statusUpgrades.setLevel, { id, level_id: level('MASTER'), reason })
    expect((await world.lastMail(account.email)).subject).toBe('Congratulations: your new level is Master')
  })

  test('not without a reason, and not a deleted one', async () => {
    const { id } = await artistOn('ARTIST')
    const set = (values: object) =>
      world.as.office.call(statusUpgrades.setLevel, { id, level_id: level('MASTER'), reason, ...values })
    expect(await set({ reason: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect(await set({ level_id: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: { level_id: ['Tego poziomu już nie ma. Odśwież stronę i wybierz ponownie.'] } },
    })
    expect(await levelOf(id)).toBe('ARTIST')
  })

  test('of the shown state: for another level the error names the current one', async () => {
    const { id } = await artistOn('ARTIST')
    const { revision } = (await world.as.office.send(artists.get, { id })).data
    await world.as.owner.send(statusUpgrades.setLevel, { id, level_id: level('MASTER'), reason })
    const stale = { id, level_id: level('GRAND_MASTER'), reason, revision }
    expect(await world.as.office.call(statusUpgrades.setLevel, stale)).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        message: expect.stringContaining('zmienił w międzyczasie: poziom (Helena Zawadzka)'),
        details: { changes: [{ before: { 'en-US': 'Artist' }, after: { 'en-US': 'Master' } }] },
      },
    })
    const same = { id, level_id: level('MASTER'), reason }
    expect(await world.as.office.call(statusUpgrades.setLevel, same)).toMatchObject({
      status: 409,
      body: { code: 'level_already' },
    })
    expect(await levelOf(id)).toBe('MASTER')
  })

  test('of nobody who is not in the network', async () => {
    const id = await insertArtist(world.db)
    const answer = await world.as.office.call(statusUpgrades.setLevel, { id, level_id: level('MASTER'), reason })
    expect(answer).toMatchObject({ status: 409, body: { code: 'step_not_possible' } })
  })

  test('after which the old one can be deleted', async () => {
    const { office } = world.as
    const draft = { name: { pl: 'Adept', 'en-US': 'Apprentice' }, code: 'ADEPT', requirements: [] }
    const { data: adept } = await office.send(levels.create, draft)
    const { id } = await artistOn('ARTIST')
    await world.db.updateTable('pro_artists').set({ level_id: adept.id }).where('id', '=', id).execute()
    expect(await office.call(levels.remove, { id: adept.id })).toMatchObject({ body: { code: 'level_has_artists' } })
    await office.send(statusUpgrades.setLevel, { id, level_id: level('ARTIST'), reason })
    await office.send(levels.remove, { id: adept.id })
    const { data } = await office.send(artists.get, { id })
    expect(data.history[0]?.changes).toMatchObject([{ before: draft.name }])
  })
})

describe('an open request', () => {
  test('is closed by its own level or a higher one, with the reason', async () => {
    for (const to of ['SENIOR_ARTIST', 'MASTER']) {
      const { id, account } = await asking()
      const { data } = await world.as.office.send(statusUpgrades.setLevel, { id, level_id: level(to), reason })
      expect(data.requests).toMatchObject([{ status: 'APPROVED', comment: reason, decided_by: 'Joanna Wrońska' }])
      expect((await world.lastMail(account.email)).text).toContain('Twój wniosek o awans jest tym samym rozpatrzony.')
    }
  })

  test('stays, with its evidence, where the level is lower', async () => {
    const { id, account } = await asking('SENIOR_ARTIST')
    const before = (await world.as.office.send(statusUpgrades.ofArtist, { id })).data.requests
    const { data } = await world.as.office.send(statusUpgrades.setLevel, { id, level_id: level('ARTIST'), reason })
    expect(data.requests).toEqual(before)
    expect(data.requests).toMatchObject([{ status: 'PENDING' }])
    expect((await world.lastMail(account.email)).text).not.toContain('wniosek')
    expect(await world.as.office.call(statusUpgrades.approve, { id })).toMatchObject({
      body: { code: 'upgrade_level_changed' },
    })
  })

  test('that is approved uses the same function: its history names both levels', async () => {
    const { id } = await asking()
    await world.as.office.send(statusUpgrades.approve, { id })
    const { data } = await world.as.office.send(artists.get, { id })
    expect(data.history[0]).toMatchObject({
      event: 'upgradeApproved',
      changes: [{ field: 'level', before: { 'en-US': 'Artist' }, after: { 'en-US': 'Senior Artist' } }],
    })
  })

  test('and a level set at the same moment: one of the two decides', async () => {
    const { id } = await asking()
    const { revision } = (await world.as.office.send(artists.get, { id })).data
    const answers = await Promise.all([
      world.as.office.call(statusUpgrades.approve, { id }),
      world.as.owner.call(statusUpgrades.setLevel, { id, level_id: level('MASTER'), reason, revision }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

function level(code: string): number {
  return idOf[code] ?? 0
}

function nameOf(code: string): string {
  return code === 'SENIOR_ARTIST' ? 'Senior Artist' : `${code[0]}${code.slice(1).toLowerCase()}`
}

async function artistOn(code: string, language: 'pl' | 'en-US' = 'pl') {
  const person = await world.person('pro-artist', language)
  const { id } = await world.db
    .updateTable('pro_artists')
    .set({ level_id: level(code), language_name: language })
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...person, id }
}

async function asking(code = 'ARTIST') {
  const artist = await artistOn(code)
  await insertUpgradeRequest(world.db, artist.id)
  return artist
}

async function levelOf(id: number) {
  return (await world.as.office.send(artists.get, { id })).data.level?.code
}

function noticesOf(email: string) {
  return world.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['type', 'link'])
    .where('email', '=', email)
    .execute()
}

function auditOf(id: number) {
  return world.db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'proArtist.levelSet')
    .where('subject_id', '=', id)
    .executeTakeFirst()
}
