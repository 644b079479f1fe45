import { writeFile } from 'node:fs/promises'
import type { User } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { storeFile } from '#kit/server/files/files.ts'
import { stageFile } from '#kit/server/files/staging.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { setLevels } from '#network/levels/server/levels.steps.ts'
import type { ResponsibilityEvent } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { lockAdditional } from '#network/responsibilities/server/additional-responsibilities.queries.ts'
import { writeHistory } from '#network/responsibilities/server/additional-steps.ts'
import { pdf } from '../pictures/demo-pdf.ts'
import { plain } from '../records/demo-contacts.ts'
import { type DemoTaken, demoResponsibilities, demoTaken } from '../records/demo-responsibilities.ts'
import { officeIdOf, type UserIds } from './seed-accounts.ts'
import type { EnteredArtist } from './seed-artists.ts'
import { contextThen } from './seed-context.ts'

/** A document as evidence for every submitted responsibility, ready to be stored. */
export type DemoEvidence = ReadonlyMap<DemoTaken, StagedFile>

export async function makeEvidence(upload: Upload): Promise<DemoEvidence> {
  const shown = demoTaken.filter(({ task, status, note }) => task.isEvidenceWanted && (status !== 'TODO' || note))
  const made = await Promise.all(
    shown
      .filter(({ status }) => status !== 'WAIVED')
      .map(async (taken) => {
        const title = taken.task.name.pl
        const content = pdf('0.99 0.97 0.93 rg 0 0 842 595 re f', [
          { text: title, x: 84, y: 460, size: 34, font: 'serif' },
          { text: taken.note ?? 'W załączeniu przesyłam komplet dokumentów.', x: 84, y: 390, size: 16, font: 'sans' },
        ])
        const path = upload.newPath()
        await writeFile(path, content)
        const name = `${plain(title).replaceAll(' ', '-')}.pdf`
        return [taken, await stageFile(upload, 'evidence', { path, bytes: content.length, name })] as const
      }),
  )
  return new Map(made)
}

/** Enters the responsibilities of levels and of single artists; the latest notify their artists, as always. */
export async function enterResponsibilities(
  portal: Portal,
  artists: EnteredArtist[],
  evidence: DemoEvidence,
  userIds: UserIds,
): Promise<void> {
  const now = portal.clock()
  await enterBase(portal.db, now)
  const office = await readUser(portal.db, officeIdOf(userIds))
  const network = artists.filter(({ person }) => person.level).sort((one, other) => one.seed - other.seed)
  const own = network.find(({ row }) => row.email === 'artist@atelier.test')
  const others = network.filter((artist) => artist !== own)
  for (const taken of [...demoTaken].sort((one, other) => other.given - one.given)) {
    const artist = taken.artist === 'own' ? own : others[taken.artist]
    if (!artist) continue
    const artistUser = userIds.get(artist.row.email)
    const people = { office, artist: artistUser ? await readUser(portal.db, artistUser) : null }
    const id = await enterTaken(portal.db, artist.id, taken, evidence.get(taken), office?.id ?? null, now)
    await enterHistory(portal, id, taken, evidence.get(taken), people)
    await notifyOfLastStep(portal, id, taken, people)
  }
}

async function enterBase(db: Db, now: Date): Promise<void> {
  const levels = new Map(
    (await db.selectFrom('levels').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  )
  for (const [index, { levels: codes, ...words }] of demoResponsibilities.entries()) {
    const at = shift(now, { days: -320 + index * 11 })
    const { id } = await db
      .insertInto('responsibilities')
      .values({ ...words, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setLevels(
      db,
      'responsibilities',
      id,
      codes.flatMap((code) => levels.get(code) ?? []),
    )
  }
}

async function enterTaken(
  db: Db,
  artistId: number,
  taken: DemoTaken,
  file: StagedFile | undefined,
  officeId: number | null,
  now: Date,
): Promise<number> {
  const { task, status, due, given, changed = given, note, comment } = taken
  const { id } = await db
    .insertInto('additional_responsibilities')
    .values({
      pro_artist_id: artistId,
      name: task.name,
      description: task.description,
      is_evidence_wanted: task.isEvidenceWanted,
      due_on: due === null ? null : academyDay(new Date(shift(now, { days: due }))),
      status,
      note: note ?? null,
      comment: comment ?? null,
      given_by: officeId,
      created_at: shift(now, { days: -given }),
      status_changed_at: shift(now, { days: -changed }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (file) {
    const created_at = shift(now, { days: -handedIn(taken) })
    const file_id = await storeFile(db, file, new Date(created_at))
    await db
      .insertInto('responsibility_evidence')
      .values({ additional_responsibility_id: id, file_id, created_at })
      .execute()
  }
  return id
}

type People = { office: User | null; artist: User | null }

/** Each step by the user who took it, on its day. */
async function enterHistory(
  portal: Portal,
  id: number,
  taken: DemoTaken,
  file: StagedFile | undefined,
  { office, artist }: People,
): Promise<void> {
  const { status, given, changed = given, note, comment } = taken
  const enter = async (daysAgo: number, user: User | null, event: ResponsibilityEvent, words?: string) => {
    const now = new Date(shift(portal.clock(), { days: -daysAgo }))
    if (user) await writeHistory({ db: portal.db, user, now }, id, event, { words })
  }
  await enter(given, office, 'give')
  if (file) await enter(handedIn(taken), artist, 'addEvidence', file.originalName)
  if (status === 'SUBMITTED' || status === 'DONE' || note) await enter(handedIn(taken), artist, 'submit', note)
  if (status === 'DONE') await enter(changed, office, 'accept', comment)
  if (status === 'WAIVED') await enter(changed, office, 'waive', comment)
  if (status === 'TODO' && comment) await enter(changed, office, 'sendBack', comment)
}

/** How many days ago the artist reported it as done: the last step, or half way to the office's answer. */
function handedIn({ status, given, changed = given }: DemoTaken): number {
  return status === 'SUBMITTED' ? changed : Math.ceil((given + changed) / 2)
}

const mailboxDays = 10

/** The mail and the notification of the last step, where it was taken lately. */
async function notifyOfLastStep(
  portal: Portal,
  id: number,
  { status, given, changed = given, ...words }: DemoTaken,
  { office, artist }: People,
): Promise<void> {
  if (changed > mailboxDays) return
  const at = new Date(shift(portal.clock(), { days: -changed }))
  const { note = null, comment = null } = words as { note?: string | null; comment?: string | null }
  const responsibility = await lockAdditional(portal.db, id)
  if (status === 'SUBMITTED') {
    return contextThen(portal, at, artist).record('additionalResponsibility.submitted', id, { responsibility, note })
  }
  const { record } = contextThen(portal, at, office)
  if (status === 'DONE') return record('additionalResponsibility.accepted', id, { responsibility, comment })
  if (status === 'WAIVED') return record('additionalResponsibility.waived', id, { responsibility, comment })
  if (comment) return record('additionalResponsibility.sentBack', id, { responsibility, comment })
  await record('additionalResponsibility.given', id, { responsibility })
}
