import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { type AnyContext, feature } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { forgetDeliveries, queueDueWebhooks } from './deliver-webhooks.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { webhookFollows } from './webhooks.steps.ts'

/** Notifying programs of events. */
export const webhooks = feature({
  place: 'settings',
  rights: { 'can-manage-webhooks': { holders: [], group: 'users' } },
  records: { webhook: { texts: ['webhooks'], name: plainName('webhooks'), choice: null } },
  personalData: {
    webhooks: { notPersonal: ['name', 'url', 'events'], secret: ['secret', 'former_secret'] },
    webhook_deliveries: { notPersonal: ['event', 'data', 'state', 'problem'] },
  },
  calls: webhookRoutes,
  follows: webhookFollows,
  schedules: { often: queueDueWebhooks, daily: forgetDeliveries },
  mails: {
    'webhook.turnedOff': async (ctx, id, { name, url }) => {
      for (const person of await managers(ctx)) {
        const message = mailTo(person)
        const params = { ...message.params, name: defang(name), url: defang(url) }
        await sendMail(ctx, { ...message, params, name: 'webhook_off', route: `webhooks/${id}` })
      }
    },
  },
  bell: {
    'webhook.turnedOff': async (ctx, id, { name }) =>
      notify(
        ctx,
        (await managers(ctx)).map((person) => person.id),
        { type: 'webhook_off', params: { name }, link: `webhooks/${id}` },
      ),
  },
})

/** Those who could turn it on again. */
async function managers({ db }: AnyContext) {
  const ids = await holdersOf(db, 'can-manage-webhooks')
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language_name'])
    .where('id', 'in', ids)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
}
