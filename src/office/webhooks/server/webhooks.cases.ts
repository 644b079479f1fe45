import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { deliverTo } from './deliver-webhooks.ts'
import { newSecret, sealedText } from './webhook-secret.ts'

const draft = { name: 'Newsletter', url: 'https://example.com/hooks', events: ['training.published'] }
const delivery = (webhook_id: number, at: Date) => ({
  ...{ webhook_id, event: 'training.published' as const, data: JSON.stringify({ id: 1 }) as never },
  ...{ occurred_at: at, tried_since: at, next_attempt_at: at },
})

export const webhookCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    list           401      403     403    403     403    200
    get            401      404     404    404     404    200
    create         401      403     403    403     403    201
    update         401      404     404    404     404    200
    rotate         401      404     404    404     404    200
    remove         401      404     404    404     404    204
    deliveries     401      404     404    404     404    200
    replay         401      404     404    404     404    204
    replaySpan     401      404     404    404     404    200
  `,
  table: 'webhooks',
  workedOut: {
    deliveries: ['event', 'data', 'state', 'attempts', 'attempted_at', 'next_attempt_at', 'answer_status', 'problem'],
  },
  input: ({ world: { db, config, clock } }) => {
    const webhook = async () =>
      db
        .insertInto('webhooks')
        .values({
          ...{ name: draft.name, url: draft.url, events: JSON.stringify(draft.events) as never },
          ...{ secret: sealedText(config, newSecret()), created_at: clock.now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    return {
      get: webhook,
      create: () => draft,
      update: async () => ({ ...(await webhook()), ...draft, is_on: false }),
      rotate: webhook,
      remove: webhook,
      deliveries: webhook,
      replay: async () => {
        const { id } = await webhook()
        const { id: delivery_id } = await db
          .insertInto('webhook_deliveries')
          .values({ ...delivery(id, clock.now()), state: 'FAILED', next_attempt_at: null })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id, delivery_id }
      },
      replaySpan: async () => ({
        ...(await webhook()),
        ...{ first_day: academyDay(clock.now()), last_day: academyDay(clock.now()), only_failed: true },
      }),
    }
  },
  recipients: `
    event              by      bell    mail
    webhook.turnedOff  nobody  owner   owner
  `,
  deeds: ({ world }) => ({
    'webhook.turnedOff': async () => {
      const { db, config, clock, portal } = world
      const { id } = await db
        .insertInto('webhooks')
        .values({
          ...{ name: draft.name, url: 'https://unreachable.invalid/', events: JSON.stringify(draft.events) as never },
          ...{ secret: sealedText(config, newSecret()), created_at: clock.now() },
          failing_since: shift(clock.now(), { days: -4 }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const since = new Date(shift(clock.now(), { days: -4 }))
      await db.insertInto('webhook_deliveries').values(delivery(id, since)).execute()
      return () => deliverTo({ ...portal, clock: clock.now }, listeners, id)
    },
  }),
  needsNoTelling: {
    'webhook.created': 'only owners have them, and did it themselves',
    'webhook.updated': 'only owners have them, and did it themselves',
    'webhook.rotated': 'only owners have them, and did it themselves',
    'webhook.removed': 'only owners have them, and did it themselves',
    'webhook.replayed': 'only owners have them, and did it themselves',
  },
}
