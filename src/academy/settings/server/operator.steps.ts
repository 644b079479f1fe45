import { missingOfOperator } from '#academy/settings/contract/operator.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { operatorOf } from './operator.queries.ts'

/** In production nothing is published, and no application taken, by an academy of which nobody knows who runs it. */
export async function requireOperator({ db, config }: Pick<Context<unknown>, 'db' | 'config'>): Promise<void> {
  if (config.isProduction && missingOfOperator(await operatorOf(db)).length > 0) fail('operator_missing')
}
