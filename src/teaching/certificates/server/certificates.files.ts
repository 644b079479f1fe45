import { createHash } from 'node:crypto'
import type { Context } from '#kit/server/http/context.ts'
import { print } from '#kit/server/pdf/render-pdf.ts'
import type { Printable } from './certificates.queries.ts'
import { sheetOf } from './sheet.ts'

/** Defines where each value of the sheet is printed. */
export const template = new URL('./certificate.typ', import.meta.url)

type Services = Pick<Context<unknown>, 'db' | 'now' | 'texts' | 'config'>

/**
 * The file of a certificate: rendered at the first request and the same from then on, however the template changes
 * later. A certificate that is no longer valid has another file, which states that.
 */
export async function fileOf(services: Services, certificate: Printable): Promise<{ sha256: string; pdf: Buffer }> {
  const { db, now } = services
  const storedFile = () =>
    db
      .selectFrom('certificate_files')
      .select(['sha256', 'pdf'])
      .where('certificate_id', '=', certificate.id)
      .where('is_over', '=', certificate.state !== 'VALID')
      .executeTakeFirst()
  const known = await storedFile()
  if (known) return known
  const pdf = await print(template, sheetOf(services, certificate), services.texts.look())
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const row = { sha256, certificate_id: certificate.id, is_over: certificate.state !== 'VALID', pdf, printed_at: now }
  await db
    .insertInto('certificate_files')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedFile()) ?? row
}
