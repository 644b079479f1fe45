import type { Pass } from '#academy/wallets/server/pass.queries.ts'
import type { Context } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { ownSeatAt } from '../participants.queries.ts'
import { momentIn } from './seat-notifications.ts'

/** The reader's own seat as it is at the moment. Its code leads to its page, where they sign in. */
export async function seatPass(ctx: Context, trainingId: number): Promise<Pass> {
  const { t, language, config, now } = ctx
  const seat = found(await ownSeatAt(ctx, trainingId))
  const { title, artist, place, online_url, sessions, time_zone, state, status } = seat
  const [first] = sessions
  const isOver = status === 'CANCELLED' || state === 'CANCELLED'
  const field = (key: string, label: string, value: string | null) => (value === null ? [] : [{ key, label, value }])
  return {
    id: `seat-${seat.id}`,
    kind: 'seat',
    language,
    description: t('wallets.pass_seat'),
    title: title[language],
    fields: [
      ...(first ? field('when', t('wallets.pass_when'), momentIn(language, time_zone, first.starts_at)) : []),
      ...field('place', t('wallets.pass_place'), place ?? online_url),
      ...field('trainer', t('wallets.pass_trainer'), artist),
      ...(isOver ? field('state', t('wallets.pass_state'), t('wallets.pass_cancelled')) : []),
    ],
    code: { address: `${config.publicUrl}/#/my/trainings/${trainingId}`, text: '' },
    starts_at: first?.starts_at ?? null,
    ends_at: sessions.at(-1)?.ends_at ?? null,
    isOver,
    asOf: now,
  }
}
