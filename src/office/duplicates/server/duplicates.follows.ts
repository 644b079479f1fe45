import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'

/** Who was entered or changed is compared with all others, from the queue. */
export const duplicateFollows: Listeners = {
  'student.created': (ctx, id) => search(ctx, 'duplicates.student', id),
  'student.edited': (ctx, id) => search(ctx, 'duplicates.student', id),
  'student.profileChanged': (ctx, id) => search(ctx, 'duplicates.student', id),
  'proArtist.applied': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'proArtist.formSent': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'proArtist.edited': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'proArtist.profileChanged': (ctx, id) => search(ctx, 'duplicates.artist', id),
  'import.finished': (ctx, id) => search(ctx, 'duplicates.everybody', id),
}

function search({ db, jobs }: AnyContext, name: string, id: number): Promise<void> {
  return jobs.send(db, 'task', { name, id })
}
