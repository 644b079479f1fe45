import type { StagedFile } from '#kit/contract/values/files.ts'
import { storeFile } from '#kit/server/files/files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { evidenceStates } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import { maxEvidence } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { countEvidence, evidenceFile, lockAdditional } from './additional-responsibilities.queries.ts'
import { statusName, writeHistory } from './additional-steps.ts'

export async function addEvidence(ctx: Context, id: number, file: StagedFile): Promise<void> {
  await lockCollecting(ctx, id)
  if ((await countEvidence(ctx.db, id)) >= maxEvidence) failFields({ file: 'evidence_full' })
  const file_id = await storeFile(ctx.db, file, ctx.now)
  const evidence = await ctx.db
    .insertInto('responsibility_evidence')
    .values({ additional_responsibility_id: id, file_id, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeHistory(ctx, id, 'addEvidence', { words: file.originalName })
  await ctx.record('additionalResponsibility.evidenceAdded', id, { evidence_id: evidence.id, name: file.originalName })
}

/** Its file is deleted, too. */
export async function removeEvidence(ctx: Context, id: number, evidenceId: number): Promise<void> {
  await lockCollecting(ctx, id)
  const { original_name: name } = found(await evidenceFile(ctx.db, id, evidenceId))
  await ctx.db.deleteFrom('responsibility_evidence').where('id', '=', evidenceId).execute()
  await writeHistory(ctx, id, 'removeEvidence', { words: name })
  await ctx.record('additionalResponsibility.evidenceRemoved', id, { evidence_id: evidenceId, name })
}

/** Nothing changes in evidence that the office is looking at. */
async function lockCollecting(ctx: Context, id: number): Promise<void> {
  const { status } = await lockAdditional(ctx.db, id)
  if (!evidenceStates.includes(status)) fail('evidence_closed', { state: statusName(ctx, status) })
}
