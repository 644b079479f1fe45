import type { Context } from '#kit/server/http/context.ts'

/** Puts the checklist of a new academy away, or brings it back. */
export async function hideSetup({ db, record }: Context, is_setup_hidden: boolean): Promise<void> {
  const changed = await db
    .updateTable('settings')
    .set({ is_setup_hidden })
    .where('is_setup_hidden', '!=', is_setup_hidden)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await record('settings.changed', changed.id, {
    before: { is_setup_hidden: !is_setup_hidden },
    after: { is_setup_hidden },
  })
}
