import { beforeAll, expect, test } from 'vitest'
import {
  additionalResponsibilities,
  conversations,
  imports,
  portfolio,
  profile,
  session,
  settings,
  terms,
} from '#app/contract/calls.ts'
import { fillPath, placeholders } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { linkTo } from '#testing/make/make-consents.ts'
import { conversationOf, conversationOfStudent } from '#testing/make/make-conversations.ts'
import { archiveFile, tableFile } from '#testing/make/make-imports.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { insertAdditional } from '#testing/make/make-responsibilities.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

/* A file's name may contain personal data: outside the office only its uploader reads it. */

const ofOffice = 'Anna Kowalska PESEL 80010112345'
const ofArtist = 'Ewa Nowak PESEL 81010112345'

let world: Academy
let ids: Record<string, Record<string, unknown>>
beforeAll(async () => {
  world = await academy()
  ids = await uploadEverything()
  return world.close
})

async function called(name: string, what: 'photo.jpg' | 'certificate.pdf') {
  const file = await sample(what)
  return new File([await file.arrayBuffer()], `${name}${what.slice(what.indexOf('.'))}`, { type: file.type })
}

/** A file of every purpose, whose name contains a person's; the parts of the addresses at which each may be read. */
async function uploadEverything() {
  const { as, db, clock } = world
  const { artist, office, owner } = as
  const now = clock.now()
  const artistId = (await artist.send(session.user, {})).pro_artist?.id as number
  const uploaded = new Set<string>()
  const upload = async <Result>(purpose: keyof typeof purposes, sent: Promise<Result>) => {
    uploaded.add(purpose)
    return sent
  }

  await upload('avatar', artist.send(profile.changeAvatar, { avatar: await called(ofArtist, 'photo.jpg') }))
  const paper = { kind: 'LICENCE' as const, valid_until: null, file: await called(ofArtist, 'certificate.pdf') }
  const { data: own } = await upload('document', artist.send(profile.addDocument, paper))
  const work = await upload('portfolio', sendWork(artist, 'photo.jpg'))
  const image = { id: work.id, stage: 'HEALED' as const, file: await called(ofArtist, 'photo.jpg') }
  await artist.send(portfolio.addImage, image)
  const { id: duty } = await insertAdditional(db, artistId, now)
  const evidence = { id: duty, file: await called(ofArtist, 'photo.jpg') }
  const { data: shown } = await upload('evidence', artist.send(additionalResponsibilities.addEvidence, evidence))

  const version = {
    version: '9.1',
    language: 'pl' as const,
    effective_from: academyDay(new Date(shift(now, { days: 15 }))),
    changes: { pl: 'Nowy cennik.', 'en-US': 'A new price list.' },
  }
  const file = await called(ofOffice, 'certificate.pdf')
  const { data: document } = await upload('terms', office.send(terms.upload, { file, ...version }))
  await db.updateTable('terms_versions').set({ announced_at: now }).where('name', '=', '9.1').execute()
  await db
    .updateTable('files')
    .set({ original_name: `${ofOffice}.pdf` })
    .where('purpose', '=', 'terms')
    .execute()
  const table = tableFile('e-mail;imię;nazwisko\nnowa@example.com;Nina;Lis\n', `${ofOffice}.csv`)
  await upload('table', office.send(imports.create, { kind: 'STUDENTS', file: table }))
  const ofArtists = tableFile('e-mail;zdjęcie\nnowy@example.com;nowy\n', `${ofOffice}.csv`)
  const archive = archiveFile({ [`${ofOffice}.jpg`]: new Uint8Array([1]) }, `${ofOffice}.zip`)
  await upload('archive', office.send(imports.create, { kind: 'ARTISTS', file: ofArtists, archive }))

  await upload('mark', owner.send(settings.setMark, { file: await called(ofOffice, 'photo.jpg') }))

  const withArtist = await conversationOf(db, artistId, 'GENERAL')
  const withStudent = await conversationOfStudent(db, cast.student.email)
  const attachments = [await called(ofOffice, 'certificate.pdf'), await called(ofOffice, 'photo.jpg')]
  const { data: sent } = await upload(
    'attachment',
    office.send(conversations.send, { ...withArtist.path, attachments }),
  )
  await office.send(conversations.sendOfStudent, { ...withStudent.path, attachments })
  const mine = { ...withArtist.path, attachments: [await called(ofArtist, 'photo.jpg')] }
  await artist.send(conversations.send, mine)

  expect([...uploaded].sort()).toEqual(Object.keys(purposes).sort())
  return {
    '': { id: artistId, size: 'small', document_id: own.documents.at(-1)?.id },
    additionalResponsibilities: { id: duty, evidence_id: shown.evidence[0]?.id },
    consents: { id: work.id, hash: await linkTo(db, artist, work.id) },
    conversations: { id: withArtist.id, attachment_id: sent.attachments[0]?.id, other: withStudent.id },
    portfolio: { id: work.id },
    terms: { id: document.id },
  }
}

/** All responses to this reader: every list, every row with the ids above, and each address in these. */
async function everyAnswer(reader: Visitor): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const paths = [...endpoints].flatMap(([name, { method, path }]) => {
    const [feature = ''] = name.split('.')
    const known: Record<string, unknown> = { ...ids[''], ...ids[feature] }
    const isKnown = placeholders(path).every((part) => known[part] !== undefined)
    // All texts of the portal are the same for everybody.
    return method === 'GET' && isKnown && feature !== 'texts' ? [fillPath(path, known)] : []
  })
  paths.push(fillPath(conversations.thread.path, { id: ids.conversations?.other }))
  while (paths.length > 0) {
    const path = paths.pop() as string
    if (answers.has(path)) continue
    const answer = await reader.request({ method: 'GET', url: path })
    answers.set(path, answer)
    if (!answer.headers['content-type']?.includes('json')) continue
    for (const [, url] of answer.text.matchAll(/"(\/api\/[^"\s]+)"/g)) if (url) paths.push(url)
  }
  return answers
}

const contentOf = ({ text, headers }: Answer) =>
  `${headers['content-type']?.includes('json') ? text : ''} ${decodeURIComponent(headers['content-disposition'] ?? '')}`

const naming = (answers: Map<string, Answer>, name: string) =>
  [...answers].filter(([, answer]) => contentOf(answer).includes(name)).map(([path]) => path)

test('nobody outside the office reads by which names its files were uploaded, nor those of another person', async () => {
  const { as, person, guest } = world
  const { visitor: other } = await person('pro-artist')
  const readers = { artist: as.artist, student: as.student, other, guest: await guest() }
  for (const [who, reader] of Object.entries(readers)) {
    const answers = await everyAnswer(reader)
    expect(naming(answers, ofOffice), who).toEqual([])
    if (who !== 'artist') expect(naming(answers, ofArtist), who).toEqual([])
  }
  // The office reads them, so that the search above finds what there is.
  const paths = naming(await everyAnswer(as.office), 'PESEL')
  for (const part of ['/conversation', '/documents/', '/evidence/', '/system-settings'])
    expect(
      paths.some((path) => path.includes(part)),
      part,
    ).toBe(true)
})

test('they read what a file is instead: which of its message, or which version in which language', async () => {
  const { as, guest, db } = world
  const answers = await everyAnswer(as.student)
  const titles = [...answers.values()].map(contentOf).join('\n')
  for (const title of ['PDF file 1.pdf', 'Picture 2.webp', '"name":"PDF file 1"', '"name":"Picture 2"'])
    expect(titles.includes(title), title).toBe(true)
  const { headers } = await (await guest()).call(terms.file, { id: ids.terms?.id as number })
  expect(headers['content-disposition']).toContain(`filename="Regulamin 9.1 (pl).pdf"`)
  expect((await as.artist.send(terms.mine, {})).data.upcoming?.files).toMatchObject([
    { name: 'Regulamin 9.1 (pl).pdf' },
  ])
  const mailed = await db.selectFrom('mails').select(['text', 'html']).where('to', '!=', cast.office.email).execute()
  expect(mailed.filter((mail) => JSON.stringify(mail).includes(ofOffice))).toEqual([])
})

test('a user who may not see a name does not find a message by it either', async () => {
  const found = async (reader: Visitor) =>
    (await reader.send(conversations.list, { filter: '80010112345' })).data.length
  expect([await found(world.as.artist), await found(world.as.student), await found(world.as.office)]).toEqual([0, 0, 2])
  expect((await world.as.artist.send(conversations.list, { filter: '81010112345' })).data).toHaveLength(1)
})
