import { sql } from 'kysely'
import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { MailName, NoticeType } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { type MailText, sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { isWaiting } from './review-links.queries.ts'
import { sentLink } from './review-links.steps.ts'
import { unwrittenReviews } from './reviews.queries.ts'

/** Emails students in their language: requests for a review, and replies to it. */
export const reviewMails: Listeners = {
  'participant.attended': (ctx, id) => ask(ctx, id, 'review_asked'),
  'participant.reviewAwaited': (ctx, id) => ask(ctx, id, 'review_awaited'),
  ...onCorrectedEmail(async (ctx, id) => {
    const unwritten = await unwrittenReviews(ctx.db, { id }).select('participants.id').execute()
    for (const participant of unwritten) await ask(ctx, participant.id, 'review_asked')
  }),
  'review.replied': async (ctx, id) => {
    const review = await reviewFacts(ctx, id)
    const artist = defang(review.artist)
    await write(ctx, review, 'review_replied', { params: { artist }, quote: review.reply, author: artist, route })
  },
}

const route = 'trainings/reviews'

export const reviewNotices: Listeners = {
  'participant.attended': async (ctx, id) => {
    const { is_awaited, user_id, title } = await invitedStudent(ctx, id)
    if (is_awaited) await notify(ctx, [user_id], { type: 'review_asked', params: { title }, link: route })
  },
  'review.published': (ctx, id, { rating }) => notifyArtist(ctx, id, 'review_published', { rating }),
  'review.edited': (ctx, id) => notifyArtist(ctx, id, 'review_edited'),
  'review.replied': async (ctx, id) => {
    const { user_id, title } = await reviewFacts(ctx, id)
    await notify(ctx, [user_id], { type: 'review_replied', params: { title }, link: route })
  },
}

/** With their link, what the review would earn, and until when. */
async function ask(ctx: Actor, participantId: number, name: 'review_asked' | 'review_awaited'): Promise<void> {
  const student = await invitedStudent(ctx, participantId)
  const link = await sentLink(ctx, participantId)
  if (!link || !student.is_awaited) return
  const { language } = mailTo(student)
  const t = ctx.texts.in(language)
  const { review_voucher_percent: percent } = await settingsInForce(ctx.db)
  await write(ctx, student, name, {
    params: {
      until: dayIn(language, lastDayOf(link.expires_at)),
      reward: percent === null ? t('mails.review_no_reward') : t('mails.review_reward', { percent }),
    },
    route: `training/add-review/${link.token}`,
  })
}

async function notifyArtist(ctx: Actor, id: number, type: NoticeType, more: Record<string, number> = {}) {
  const { artist_user_id, title } = await reviewFacts(ctx, id)
  if (artist_user_id === null) return
  await notify(ctx, [artist_user_id], { type, params: { title, ...more }, link: `${route}/${id}` })
}

type Recipient = Parameters<typeof mailTo>[0] & { title: { pl: string; 'en-US': string } }

async function write(ctx: Actor, recipient: Recipient, name: MailName, more: Partial<MailText>): Promise<void> {
  const { params, ...mail } = mailTo(recipient)
  const title = defang(recipient.title[mail.language])
  await sendMail(ctx, { ...mail, ...more, name, params: { ...params, ...more.params }, typed: { title } })
}

/** A participant, and whether they may write a review and have not. */
function invitedStudent({ db, now }: Actor, participantId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('trainings', 'trainings.id', 'participants.training_id')
    .select(['students.user_id', 'students.first_name', 'students.email', 'students.language_name', 'title'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('review_links')
            .whereRef('participant_id', '=', 'participants.id')
            .where(isWaiting(now))
            .select('participant_id'),
        )
        .as('is_awaited'),
    )
    .where('participants.id', '=', participantId)
    .executeTakeFirstOrThrow()
}

/** Who wrote a review, and whose training it is about. */
function reviewFacts({ db }: Actor, reviewId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.participant_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .leftJoin('pro_artists', 'pro_artists.id', 'reviews.artist_id')
    .select(['students.user_id', 'students.first_name', 'students.email', 'students.language_name'])
    .select(['reviews.title', 'reviews.reply', 'pro_artists.user_id as artist_user_id'])
    .select(sql<string>`coalesce(${fullNameIn('pro_artists')}, artist_name)`.as('artist'))
    .where('reviews.id', '=', reviewId)
    .executeTakeFirstOrThrow()
}
