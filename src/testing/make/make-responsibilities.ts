import type { Insertable } from 'kysely'
import { session } from '#kit/contract/session.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import type { Academy } from '#testing/academy.ts'
import { insertFile } from '#testing/make/make-artists.ts'
import { sample } from '#testing/servers/upload-server.ts'

type Values = Partial<Insertable<Tables['additional_responsibilities']>>

/** Inserts an additional responsibility of an artist, in the state that the test needs. */
export function insertAdditional(db: Db, artistId: number, now: Date, values: Values = {}): Promise<{ id: number }> {
  const words = { pl: 'Relacja z gabinetu', 'en-US': 'A report from the studio' }
  return db
    .insertInto('additional_responsibilities')
    .values({
      pro_artist_id: artistId,
      name: words,
      description: words,
      due_on: null,
      is_evidence_wanted: false,
      given_by: null,
      created_at: now,
      status_changed_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** With a piece of evidence that nobody will look into; the ids as its path has them. */
export async function insertEvidence(db: Db, artistId: number, now: Date) {
  const { id } = await insertAdditional(db, artistId, now)
  const evidence = await db
    .insertInto('responsibility_evidence')
    .values({ additional_responsibility_id: id, file_id: await insertFile(db, 'evidence', now), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, evidence_id: evidence.id }
}

/** With a viewable piece of evidence: uploaded by the signed-in artist; another artist may own it afterwards. */
export async function insertShownEvidence({ db, visitor, clock }: Academy, artistId: number) {
  const artist = await visitor('artist')
  const { pro_artist } = await artist.send(session.user, {})
  const { id } = await insertAdditional(db, pro_artist?.id ?? 0, clock.now())
  const { data } = await artist.send(additionalResponsibilities.addEvidence, { id, file: await sample('photo.png') })
  await db.updateTable('additional_responsibilities').set({ pro_artist_id: artistId }).where('id', '=', id).execute()
  return { id, evidence_id: data.evidence[0]?.id ?? 0 }
}
