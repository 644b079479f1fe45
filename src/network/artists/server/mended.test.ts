import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertOpenForm } from '#testing/make/make-artists.ts'
import { sample } from '#testing/servers/upload-server.ts'

const { ACCEPTED, TO_VERIFY } = invitationStatus
const form = {
  ...{ first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' },
  postal_code: '90-001',
  street: 'Piotrkowska 1',
  languages: ['pl' as const],
  bio: { pl: 'Pigmentacja od dziesięciu lat.', 'en-US': 'Pigmentation for ten years now.' },
}

const picture = /^\/api\/proartist\/\d+\/avatars\/\d+$/

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('when the form comes again, the office sees what changed', () => {
  test('field by field, before and after, documents and picture too', async () => {
    const { id, hash, documentId, applicant } = await withMissingData()
    const bio = { ...form.bio, pl: 'Pigmentacja od jedenastu lat.' }
    await applicant.send(applications.sendFormAvatar, { hash, avatar: await sample('photo.png') })
    await applicant.send(applications.removeFormDocument, { hash, id: documentId })
    await addCertificate(applicant, hash, '2030-01-31')
    await applicant.send(applications.sendForm, { hash, ...form, tax_id: '5260250274', languages: ['en', 'pl'], bio })

    expect(await lastStep(id)).toMatchObject({
      event: 'formSent',
      by: null,
      changes: [
        { field: 'tax_id', before: null, after: '5260250274' },
        { field: 'languages', before: ['pl'], after: ['en', 'pl'] },
        { field: 'bio', before: form.bio, after: bio },
        { field: 'avatar', before: expect.stringMatching(picture), after: expect.stringMatching(picture) },
        {
          field: 'documents',
          before: [{ kind: 'CERTIFICATE', name: 'document.png', valid_until: null }],
          after: [{ kind: 'CERTIFICATE', name: 'certificate.pdf', valid_until: '2030-01-31' }],
        },
      ],
    })
  })

  test('each time only since the last', async () => {
    const { id, hash, applicant } = await withMissingData()
    await applicant.send(applications.sendForm, { hash, ...form, street: 'Długa 7' })
    await world.as.office.send(applications.requestMissingData, {
      id,
      comment: 'Jeszcze kod.',
      fields: ['postal_code'],
    })
    await addCertificate(applicant, hash, null)
    await applicant.send(applications.sendForm, { hash, ...form, street: 'Długa 7', postal_code: '90-002' })
    const { changes } = await lastStep(id)
    expect(changes.map(({ field }) => field)).toEqual(['postal_code', 'documents'])
  })

  test('and sees that nothing did', async () => {
    const { id, hash, applicant } = await withMissingData()
    await applicant.send(applications.sendForm, { hash, ...form })
    expect((await lastStep(id)).changes).toEqual([])
  })

  test('while the first form records only what differed in the application', async () => {
    const { id, hash } = await insertOpenForm(world, { invitation_status: ACCEPTED, country_id: 1 })
    await (await world.guest()).send(applications.sendForm, { hash, ...form, city: 'Gdynia' })
    expect((await lastStep(id)).changes).toEqual([{ field: 'city', before: 'Łódź', after: 'Gdynia' }])
  })

  test('and a member of the office who was editing is notified', async () => {
    const { id, hash, applicant } = await withMissingData()
    const { revision } = (await world.as.office.send(artists.get, { id })).data
    await applicant.send(applications.sendForm, { hash, ...form, street: 'Długa 7' })
    expect(await world.as.office.call(artists.update, { id, revision, street: 'Krótka 1' })).toMatchObject({
      status: 409,
      body: {
        details: { changes: [{ field: 'street', before: form.street, after: 'Długa 7', by: null }] },
      },
    })
  })
})

/** Somebody whose form was sent once and came back. */
async function withMissingData() {
  const open = await insertOpenForm(world, { invitation_status: TO_VERIFY, ...form })
  await world.as.office.send(applications.requestMissingData, {
    id: open.id,
    comment: 'Prosimy o NIP.',
    fields: ['tax_id'],
  })
  return { ...open, applicant: await world.guest() }
}

async function addCertificate(
  applicant: Awaited<ReturnType<Academy['guest']>>,
  hash: string,
  valid_until: string | null,
) {
  const file = await sample('certificate.pdf')
  await applicant.send(applications.addFormDocument, { hash, kind: 'CERTIFICATE', valid_until, file })
}

async function lastStep(id: number) {
  const { data } = await world.as.office.send(artists.get, { id })
  const [last] = data.history
  if (!last) throw new Error('Nothing has happened.')
  return last
}
