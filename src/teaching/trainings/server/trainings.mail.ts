import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName, Translate } from '#kit/contract/texts/texts.ts'
import { zoneName } from '#kit/contract/values/time-zone.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { sessionIn } from '#kit/server/language/session-in.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import type { TrainingFacts } from './training-facts.ts'
import { seatHolders } from './trainings.queries.ts'

type Decision = { training: TrainingFacts; comment: string | null }

/** Emails the artist about the office's decision, and participants about what changes for them; reasons are quoted. */
export const trainingMails: Listeners = {
  'training.accepted': (ctx, _id, decision) => writeToArtist(ctx, decision, 'training_accepted'),
  'training.rejected': (ctx, _id, decision) => writeToArtist(ctx, decision, 'training_rejected'),
  'training.rescheduled': (ctx, _id, { training, is_verified }) =>
    writeToSeatHolders(ctx, training, is_verified ? 'training_rescheduled' : 'training_change_waits'),
  'training.changeAccepted': (ctx, _id, { training }) => writeToSeatHolders(ctx, training, 'training_change_accepted'),
  'training.changeRejected': (ctx, _id, { training }) => writeToSeatHolders(ctx, training, 'training_change_rejected'),
}

async function writeToArtist(
  ctx: AnyContext,
  { training, comment }: Decision,
  name: 'training_accepted' | 'training_rejected',
): Promise<void> {
  const artist = await ctx.db
    .selectFrom('pro_artists')
    .innerJoin('users', 'users.id', 'pro_artists.user_id')
    .select(['users.email', 'users.language_name as language'])
    .where('pro_artists.id', '=', training.artist_id ?? 0)
    .executeTakeFirst()
  if (!artist) return
  const { email, language } = artist
  const typed = { title: training.title[language] }
  await sendMail(ctx, { to: email, language, name, typed, quote: comment, route: `training/${training.id}` })
}

async function writeToSeatHolders(ctx: AnyContext, training: TrainingFacts, name: MailName): Promise<void> {
  for (const { email, language } of await seatHolders(ctx.db, training.id)) {
    const reader = { t: ctx.texts.in(language), language }
    const params = { when: whenIn(reader, training) }
    const typed = { title: training.title[language], where: whereIn(reader, training) }
    await sendMail(ctx, { to: email, language, name, params, typed })
  }
}

type Reader = { t: Translate; language: Language }

/** When it is held, in words: by the clock on its wall, whose zone is named. */
function whenIn({ t, language }: Reader, { sessions, time_zone }: Pick<Training, 'sessions' | 'time_zone'>): string {
  if (sessions.length === 0) return t('trainings.undated')
  const days = sessions.map((session) => t('trainings.when', sessionIn(language, session)))
  return `${days.join('; ')} (${zoneName(language, time_zone)})`
}

function whereIn({ t }: Pick<Reader, 't'>, { venue }: Pick<Training, 'venue'>): string {
  return venue ? placeOf(venue) : t('trainings.online')
}
