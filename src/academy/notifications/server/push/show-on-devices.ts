import { sql } from 'kysely'
import { isQuiet, pushKindOf } from '#academy/notifications/contract/push-kinds.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { sendPush } from '#kit/server/push/send-push.ts'
import { isOpen } from '#kit/server/session/session.ts'
import { noticeText } from '../notifications.steps.ts'
import { removeDevice } from './devices.steps.ts'

/**
 * Shows a notification on the devices of its reader, as each of them is set. Unlike mail it is tried once: the bell has it anyway,
 * and what comes late disturbs.
 */
export async function showOnDevices(portal: Portal, _: unknown, id: number): Promise<void> {
  const { db, texts, clock } = portal
  await texts.follow()
  const notice = await unreadNotice(db, id)
  if (!notice) return
  const kind = pushKindOf(notice.type)
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: academyZone }).format(clock()))
  const devices = await db.selectFrom('push_devices').selectAll().where('user_id', '=', notice.user_id).execute()
  const shown = devices.filter((device) => !device.unwanted.includes(kind) && !isQuiet(hour, device))
  const t = texts.in(notice.language)
  await Promise.all(
    shown.map(async (device) => {
      const words = device.shows_words
        ? noticeText(texts, notice.language, notice)
        : { title: t('app.name'), text: t(`notifications.push_says_${kind}`) }
      const outcome = await sendPush(portal, device, JSON.stringify({ ...words, id, link: notice.link }))
      if (outcome === 'gone') await removeDevice(db, device.id)
      if (outcome === 'failed') portal.log.warn({ device: device.id }, 'a push service took no message')
    }),
  )
}

/** Of somebody who may sign in, and has not read it meanwhile. */
function unreadNotice(db: Db, id: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select(['notifications.user_id', 'type', 'params', 'link', 'users.language_name as language'])
    .where('notifications.id', '=', id)
    .where('read_at', 'is', null)
    .where(sql.raw<boolean>(isOpen))
    .executeTakeFirst()
}
