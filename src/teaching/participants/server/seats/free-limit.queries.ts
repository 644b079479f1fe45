import type { Actor } from '#kit/server/http/context.ts'
import { cancelsFreeUntil } from '#teaching/participants/contract/participants.flow.ts'
import { momentIn, seatFacts } from './seat-notifications.ts'

/** Until when a seat can be given up for nothing, as a sentence in the student's language. */
export async function freeLimitOf(ctx: Actor, participantId: number): Promise<string> {
  const { starts_at, time_zone, language_name: language } = await seatFacts(ctx, 'participants', participantId)
  const { accepted_at } = await ctx.db
    .selectFrom('participants')
    .select('accepted_at')
    .where('id', '=', participantId)
    .executeTakeFirstOrThrow()
  const t = ctx.texts.in(language)
  if (starts_at === null) return ''
  const until = cancelsFreeUntil(starts_at, accepted_at)
  if (Date.parse(until) <= ctx.now.getTime()) return t('mails.seat_late')
  return t('mails.seat_free_until', { until: momentIn(language, time_zone, until) })
}
