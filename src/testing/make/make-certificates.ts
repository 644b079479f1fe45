import { listeners } from '#app/server/app.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { issueCertificate } from '#teaching/certificates/server/certificates.steps.ts'
import type { Academy } from '#testing/academy.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

/** Steps of the portal of itself, as a job takes them; in a transaction where one is given. */
export function portalActs({ portal, clock }: Academy, db: Db = portal.db) {
  return contextAt({ ...portal, db }, listeners, clock.now())
}

/** Somebody by email, or anybody, who passed a training that is over; answers the participant's id. */
export async function passedBy(db: Db, email: string | null, training: Parameters<typeof insertTraining>[2] = {}) {
  const artist = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', 'artist@atelier.test')
    .executeTakeFirstOrThrow()
  const training_id = await insertTraining(db, artist.id, { state: 'COMPLETED', ...training })
  const { id } = await db
    .insertInto('participants')
    .values({
      training_id,
      student_id: await studentOf(db, email),
      student_package_id: null,
      status: 'CONFIRMED',
      outcome: 'PASS',
      registered_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A certificate of theirs; answers its id. */
export async function certificateOf(
  world: Academy,
  email: string | null,
  training: Parameters<typeof insertTraining>[2] = {},
) {
  return issueCertificate(portalActs(world), await passedBy(world.db, email, training))
}

/** The file of a certificate that was downloaded, as it is stored. */
export async function handedOut({ visitor, db }: Academy, id: number) {
  await (await visitor('office')).send(certificates.pdf, { id })
  return db
    .selectFrom('certificate_files')
    .selectAll()
    .where('certificate_id', '=', id)
    .orderBy('printed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** A ZIP that the office requested. */
export async function bundleOf({ visitor, db }: Academy) {
  const one = await db.selectFrom('certificates').select('number').limit(1).executeTakeFirstOrThrow()
  const { data } = await (await visitor('office')).send(certificates.bundle, { filter: one.number })
  return { id: data.id }
}
