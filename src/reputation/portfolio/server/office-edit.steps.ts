import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { requireUnchanged } from '#kit/server/revisions/revisions.ts'
import type { OfficeEdit } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { changeImage } from './images.steps.ts'
import { lockForEdit, type WorkFacts, workFacts } from './portfolio.steps.ts'
import { portfolioLabels } from './portfolio-labels.ts'
import { editWork } from './works.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'portfolioItem.editedByOffice': { work: WorkFacts }
  }
}

/**
 * The office corrects the texts of a work and of its pictures; the artist is notified once, and the decision on the
 * work remains.
 */
export async function editByOffice(
  ctx: Context,
  id: number,
  { images, revision, ...draft }: OfficeEdit,
): Promise<void> {
  const before = await lockForEdit(ctx, id)
  await requireUnchanged(ctx, 'portfolio_items', before, { revision, labels: portfolioLabels })
  let { revision: last } = await editWork(ctx, id, draft)
  for (const [index, { id: imageId, stage, alt }] of images.entries()) {
    const known = before.images.find((image) => image.id === imageId)
    if (!known) failFields({ [`images.${index}.alt`]: 'image_unknown' })
    if (known.stage === stage && known.alt.pl === alt.pl && known.alt['en-US'] === alt['en-US']) continue
    last = (await changeImage(ctx, id, imageId, { stage, alt })).revision
  }
  if (last !== before.revision) await ctx.record('portfolioItem.editedByOffice', id, { work: workFacts(before) })
}
