import { beforeAll, describe, expect, test } from 'vitest'
import { readNumber } from '#contract/certificates/certificate-number.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { certificateOf, passedBy, portalActs } from '#testing/make-certificates.ts'
import { correctCertificate, issueCertificate, revokeCertificate } from './certificates.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const rowOf = (id: number) =>
  world.db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a certificate', () => {
  test('is issued once, and keeps what it says', async () => {
    const { db } = world
    const participant = await passedBy(db, null)
    const id = await issueCertificate(portalActs(world), participant)
    expect(await issueCertificate(portalActs(world), participant)).toBe(id)
    const issued = await rowOf(id)
    expect(issued).toMatchObject({
      state: 'VALID',
      language: 'pl',
      title: 'Brwi pudrowe od podstaw',
      artist: 'Maja Żurawska',
      place: 'Studio, Łódź',
      minutes: 360,
    })
    expect(readNumber(issued.number.toLowerCase().replaceAll('-', ' '))).toBe(issued.number)
    await db.updateTable('students').set({ last_name: 'Inna' }).where('id', '=', issued.student_id).execute()
    await db
      .updateTable('trainings')
      .set({ title: { pl: 'Inny tytuł', 'en-US': 'Another title' } })
      .where('id', '=', issued.training_id)
      .execute()
    expect(await rowOf(id)).toEqual(issued)
  })

  test('speaks the language of its training, and has its days by the clock of the place', async () => {
    const id = await certificateOf(world, null, { language: 'en', time_zone: 'Pacific/Kiritimati' })
    const { language, title, first_day, training_id } = await rowOf(id)
    expect([language, title]).toEqual(['en-US', 'Powder brows from scratch'])
    const { starts_at } = await world.db
      .selectFrom('training_sessions')
      .select('starts_at')
      .where('training_id', '=', training_id as number)
      .executeTakeFirstOrThrow()
    const there = Temporal.Instant.from(starts_at).toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate()
    expect(first_day).toBe(there.toString())
  })

  test('of somebody is one, however many ask for it at once', async () => {
    const participant = await passedBy(world.db, null)
    const issue = () =>
      world.db.transaction().execute((db) => issueCertificate({ ...portalActs(world), db }, participant))
    const ids = await Promise.all(Array.from({ length: 8 }, issue))
    expect(new Set(ids).size).toBe(1)
  })

  test('that is taken back makes room for another', async () => {
    const participant = await passedBy(world.db, null)
    const id = await issueCertificate(portalActs(world), participant)
    await revokeCertificate(portalActs(world), participant, 'Pomyłka.')
    expect(await rowOf(id)).toMatchObject({ state: 'REVOKED', revocation_reason: 'Pomyłka.' })
    await revokeCertificate(portalActs(world), participant, 'Jeszcze raz.')
    expect(await rowOf(id)).toMatchObject({ revocation_reason: 'Pomyłka.' })
    expect(await issueCertificate(portalActs(world), participant)).not.toBe(id)
  })

  test('that is corrected is replaced by another number, and can be corrected no more', async () => {
    const id = await certificateOf(world, null)
    const before = await rowOf(id)
    const newId = await correctCertificate(portalActs(world), id, { holder: 'Anna Nowak-Zając' }, 'Literówka.')
    expect(await rowOf(id)).toMatchObject({ state: 'REPLACED', holder: before.holder })
    expect(await rowOf(newId)).toMatchObject({ state: 'VALID', replaces_id: id, holder: 'Anna Nowak-Zając' })
    await expect(correctCertificate(portalActs(world), id, {}, 'Jeszcze raz.')).rejects.toMatchObject({
      code: 'certificate_over',
    })
  })
})
