import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { lockRow, revise } from '#kit/server/revisions/revisions.ts'
import { mayDo, type PackageAct } from '#trade/student-packages/contract/student-packages.flow.ts'
import type { SoldDetails } from '#trade/student-packages/contract/student-packages.ts'
import { soldPackage, visibleSoldPackages } from './student-packages.queries.ts'

/* How each act reads a sold package, locks it, changes it, and answers. */

const labels = {
  status: 'studentPackages.status',
  payment_status: 'studentPackages.payment_status',
  activates_at: 'studentPackages.activates_at',
  expires_at: 'studentPackages.expires_at',
  may_artist_register: 'studentPackages.may_artist_register',
} as const
type Change = Partial<Pick<SoldDetails, keyof typeof labels>>
/** Columns that follow from a change: nobody edits them, so they can't conflict, and the audit log leaves them out. */
type Following = {
  entries_refunded?: number
  refunded_amount?: number | null
  cancelled_at?: Date
  is_withdrawal?: boolean
  promised_until?: string
}

export const subject = (ctx: Context, { id }: { id: number }) =>
  visibleSoldPackages(ctx).select('student_packages.id').where('student_packages.id', '=', id).executeTakeFirst()

export const answer = async (ctx: Context, id: number) => ({ data: found(await soldPackage(ctx, id)) })

/** Locks a sold package for what is going to be done to it, and refuses what its state does not allow. */
export async function lockFor(ctx: Context, id: number, act: PackageAct): Promise<SoldDetails> {
  const sold = await lockSold(ctx, id)
  if (!mayDo(act, sold)) fail('package_state')
  return sold
}

export async function lockSold(ctx: Context, id: number): Promise<SoldDetails> {
  await lockRow(ctx.db, 'student_packages', id)
  return found(await soldPackage(ctx, id))
}

/** Stores the changes, unless somebody changed the same meanwhile, and returns the changed fields before and after. */
export async function change(
  ctx: Context,
  sold: SoldDetails,
  after: Change,
  revision: number | undefined,
  following: Following = {},
) {
  await revise(ctx, 'student_packages', sold, after, { revision, labels })
  await ctx.db
    .updateTable('student_packages')
    .set({ ...after, ...following })
    .where('id', '=', sold.id)
    .execute()
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, sold[field as keyof Change]]))
  return { before, after }
}
