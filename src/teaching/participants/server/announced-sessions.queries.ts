import type { Language } from '#kit/contract/texts/text.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { periodIn, zoneName } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'

type Announced = { training_id: number; time_zone: string; language_name: Language }

/** All sessions of a training with their ends. */
export async function sessionsOf(
  ctx: Pick<Context<unknown>, 'db' | 'texts'>,
  { training_id, time_zone, language_name: language }: Announced,
): Promise<string> {
  const sessions = await ctx.db
    .selectFrom('training_sessions')
    .select(['starts_at', 'ends_at'])
    .where('training_id', '=', training_id)
    .orderBy('starts_at')
    .execute()
  const zone = time_zone === academyZone ? '' : ` (${zoneName(language, time_zone)})`
  const when = sessions.map((session) => periodIn(language, session, time_zone)).join('; ')
  return when ? `${when}${zone}` : ctx.texts.in(language)('mails.seat_no_date')
}
