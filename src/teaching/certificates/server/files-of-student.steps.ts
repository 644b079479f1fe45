import type { Portal } from '#kit/server/http/context.ts'
import { filesOf } from './bundles.ts'

/**
 * The files of a student's certificates, as the student would download them now: those that were never downloaded are
 * rendered.
 */
export async function* certificateFilesOf(
  portal: Pick<Portal, 'db' | 'clock' | 'texts' | 'config'>,
  studentId: number,
) {
  const rows = await portal.db
    .selectFrom('certificates')
    .select('id')
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  for await (const files of filesOf(portal, ids)) yield* files
}
