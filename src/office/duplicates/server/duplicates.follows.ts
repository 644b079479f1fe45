import type { FieldChange } from '#kit/contract/revision.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { isCompared } from './matching/score.ts'

/** Who was entered, or changed in what is compared, is compared with all others, from the queue. */
export const duplicateFollows: Listeners = {
  'student.created': (ctx, id) => search(ctx, 'duplicates.student', id),
  'student.edited': (ctx, id, { changes }) => searchAfter(ctx, 'duplicates.student', id, changes),
  'student.profileChanged': (ctx, id, { before, after }) =>
    searchAfter(ctx, 'duplicates.student', id, changesBetween(before, after)),
  'proArtist.applied': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'proArtist.formSent': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'proArtist.edited': (ctx, id, { changes }) => searchAfter(ctx, 'duplicates.artist', id, changes),
  'proArtist.profileChanged': (ctx, id, { changes }) => searchAfter(ctx, 'duplicates.artist', id, changes),
  'import.finished': (ctx, id) => search(ctx, 'duplicates.everybody', id),
}

function search({ db, jobs }: AnyContext, name: string, id: number): Promise<void> {
  return jobs.send(db, 'task', { name, id })
}

/** A note or a city makes nobody more alike. */
async function searchAfter(ctx: AnyContext, name: string, id: number, changes: readonly FieldChange[]): Promise<void> {
  if (changes.some(({ field }) => isCompared(field))) await search(ctx, name, id)
}
