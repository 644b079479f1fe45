import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Cases, Make } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { removeNotification } from './notifications.steps.ts'
import { addDevice } from './push/devices.steps.ts'

export const notificationCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    list                401      200     200    200     200    200
    remove              401      404     204    404     404    404
    restore             401      404     204    404     404    404
    removeAll           401      204     204    204     204    204
    markAsRead          401      404     204    404     404    404
    markAsUnread        401      404     204    404     404    404
    markAllAsRead       401      204     204    204     204    204
    devices             401      200     200    200     200    200
    addDevice           401      201     201    201     201    201
    chooseForDevice     401      404     204    404     404    404
    removeDevice        401      404     204    404     404    404
  `,
  ofOwnRow: ['chooseForDevice', 'removeDevice'],
  workedOut: { list: ['title', 'text'] },
  input: ({ world: { db, clock } }) => {
    /** Somebody's, whom nobody here signs in as; or the artist's own. */
    const newNotification: Make = async ({ own }) => {
      const { email } = own ? cast.artist : cast.completed
      const { id: user_id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const row = {
        user_id,
        type: 'welcome' as const,
        params: {},
        link: 'dashboard',
        search: '',
        created_at: clock.now(),
      }
      return db
        .insertInto('notifications')
        .values({ ...row, read_at: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    }
    const newDevice: Make = async ({ own }) => {
      const owner = own
        ? db.selectFrom('pro_artists').select('user_id as id').where('id', '=', own.id)
        : db.selectFrom('users').select('id').where('email', '=', cast.completed.email)
      const user = { id: Number((await owner.executeTakeFirstOrThrow()).id) }
      const { endpoint, ...keys } = newSubscription()
      const [p256dh, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
      return { id: await addDevice(db, user, { endpoint, p256dh, auth }, clock.now()) }
    }
    return {
      addDevice: newSubscription,
      chooseForDevice: async (artist) => ({
        ...((await newDevice(artist)) as object),
        ...{ unwanted: ['sales'], shows_words: true, quiet_from: 22, quiet_until: 7 },
      }),
      removeDevice: newDevice,
      remove: newNotification,
      restore: async (artist) => {
        const { id } = (await newNotification(artist)) as { id: number }
        await removeNotification(db, id, clock.now())
        return { id }
      },
      markAsRead: newNotification,
      markAsUnread: newNotification,
    }
  },
}

/** As a browser makes one. */
function newSubscription() {
  const pair = createECDH('prime256v1')
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
