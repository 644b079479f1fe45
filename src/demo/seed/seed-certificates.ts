import type { Db } from '#kit/server/postgres/database.ts'
import { toPrint } from '#teaching/certificates/server/certificates.queries.ts'
import { correctCertificate, drawNumber, revoke } from '#teaching/certificates/server/certificates.steps.ts'

/**
 * Every participant who passed got a certificate on the day on which the training was closed; one was corrected since,
 * and one revoked.
 */
export async function enterCertificates(db: Db): Promise<void> {
  const passed = await toPrint(db)
    .select('state_changed_at as issued_at')
    .where('outcome', '=', 'PASS')
    .where('state', '=', 'COMPLETED')
    .orderBy('state_changed_at')
    .orderBy('participants.id')
    .execute()
  const rows = passed.map((printed) => ({ ...printed, number: drawNumber(new Date(printed.issued_at)) }))
  const [first, second] = await db.insertInto('certificates').values(rows).returning(['id', 'issued_at']).execute()
  if (first) await correctCertificate(dayAfter(db, first), first.id, { place: 'Studio Świątek, Kraków' }, corrected)
  if (second) await revoke(dayAfter(db, second), second.id, revoked)
}

const corrected = 'Poprawiono nazwę studia.'
const revoked = 'Wynik wpisano pomyłkowo: zaliczenie dotyczyło innej osoby.'

/** Events of that time were notified at that time. */
function dayAfter(db: Db, { issued_at }: { issued_at: string }) {
  return { db, now: new Date(Date.parse(issued_at) + 86_400_000), record: async () => {} }
}
