import type { Portal } from '#kit/server/http/context.ts'
import { filesOf } from './bundles.ts'

/** The certificates of a student, as they would be handed out now: those that nobody asked for yet are printed. */
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
