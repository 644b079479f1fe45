import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import type { Action, Concerned } from '#testing/fixtures/cases.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'

/*
 * A person who is removed is also removed from the audit log: from the lines of all acts that concern them, and of
 * their removal.
 */

let world: Academy
let deeds: [string, Action][]
beforeAll(async () => {
  world = await academy()
  const input = await goodInput(world)
  deeds = Object.values(cases).flatMap((ofFeature) => Object.entries(ofFeature.deeds?.({ world, input }) ?? {}))
  return world.close
})

/** Names that nobody else has. */
const mark = `Zapominana${Date.now()}`

describe('a removed artist', () => {
  test('of whom nothing was done yet, and then all that the portal knows how to', async () => {
    const done = new Set<string>()
    for (const [name, action] of deeds) {
      const about = await concerned()
      const before = await lastId()
      try {
        const act = await action(about)
        await act(await whoDoes(name, about))
      } catch {
        // By another user, or on another person: the lines that were written count.
      }
      const lines = await linesAfter(before)
      for (const { event } of lines) done.add(event)
      await world.db.updateTable('audit_log').set({ ip: '203.0.113.7' }).where('user_id', '=', about.userId).execute()
      await forget(about)
      const left = await linesAfter(before)
      const names = [mark, about.email, about.applicant, about.newcomer]
      const isOfOthers = ({ artist_id, account_id }: (typeof left)[number]) =>
        (artist_id !== null && artist_id !== about.id) || (account_id !== null && account_id !== about.userId)
      for (const line of left.filter((line) => !isOfOthers(line))) {
        const details = JSON.stringify(line.details)
        expect(
          names.filter((one) => details.includes(one)),
          `${name}: ${line.event} says ${details}`,
        ).toEqual([])
        if (line.user_id === about.userId) expect(line.ip).toBeNull()
      }
      const remaining = left.slice(0, lines.length).map(({ id, event, at }) => ({ id, event, at }))
      expect(remaining).toEqual(lines.map(({ id, event, at }) => ({ id, event, at })))
    }
    expect([...done].sort()).toEqual(expect.arrayContaining(['proArtist.edited', 'proArtist.profileChanged']))
  }, 120_000)

  test('has the lines still, marked as about a deleted person', async () => {
    const about = await concerned()
    await world.as.office.send(artists.disable, { id: about.id })
    await forget(about)
    const { data } = await world.as.office.send(audit.list, { kind: 'proArtist', recordId: about.id })
    expect(data.map(({ event }) => event.name)).toEqual(['proArtist.removed', 'proArtist.disabled'])
    expect(data[0]).toMatchObject({ artist: { id: about.id, name: null }, record: { id: about.id, name: null } })
    const { data: entry } = await world.as.office.send(audit.get, { id: data[1]?.id as number })
    expect(entry.is_forgotten).toBe(true)
  })
})

async function concerned(): Promise<Concerned> {
  const { id: userId, account, visitor } = await world.person('pro-artist')
  const { db } = world
  const names = { first_name: mark, last_name: mark }
  await db.updateTable('users').set(names).where('id', '=', userId).execute()
  const { id } = await db
    .updateTable('pro_artists')
    .set(names)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { visitor: learner, account: student } = await world.person('client')
  const { email } = account
  return {
    ...{ userId, id, email, visitor, applicant: `applicant-of-${email}`, newcomer: `newcomer-of-${email}` },
    ...{ learner, student: student.email },
  }
}

/** The user who acts, by the tables of recipients. */
async function whoDoes(name: string, { visitor, learner }: Concerned) {
  const lines = Object.values(cases).flatMap(({ recipients = '' }) => recipients.trim().split('\n'))
  const by = lines.map((line) => line.trim().split(/\s{2,}/)).find(([found]) => found === name)?.[1]
  if (by === 'artist') return visitor
  return by === 'student' ? learner : by === 'office' ? world.as.office : world.guest()
}

async function forget({ id }: Concerned) {
  // Over, so that nobody waits for a training of theirs.
  await sql`update trainings set state = 'COMPLETED' where pro_artist_id = ${id}`.execute(world.db)
  const there = await world.db.selectFrom('pro_artists').select('id').where('id', '=', id).executeTakeFirst()
  if (there) await world.as.office.send(artists.remove, { id })
}

async function lastId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`.execute(world.db)
  return rows[0]?.id as number
}

function linesAfter(id: number) {
  return world.db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').execute()
}
