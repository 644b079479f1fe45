import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Config } from '#kit/server/start/config.ts'
import type { WebhookEvent } from '#office/webhooks/contract/webhook-events.ts'
import { newSecret, sealedText } from '#office/webhooks/server/webhook-secret.ts'

/** Enters two addresses of programs, of which one works and one was turned off after three days without a response. Neither exists. */
export async function enterWebhooks(db: Db, config: Config, now: Date): Promise<void> {
  const ago = (hours: number) => shift(now, { hours: -hours })
  const newest = 9
  const students = await db.selectFrom('students').select('id').orderBy('id', 'desc').limit(newest).execute()
  const seats = await db
    .selectFrom('participants')
    .select(['id', 'training_id'])
    .orderBy('id', 'desc')
    .limit(newest)
    .execute()
  const newsletter = await webhook('Newsletter', 'https://newsletter.example/atelier', [
    'student.created',
    'student.edited',
  ])
  const delivered = { state: 'DELIVERED' as const, answer_status: 204, problem: null }
  await db
    .insertInto('webhook_deliveries')
    .values(
      students.map(({ id }, index) => ({
        ...delivery(newsletter, index % 3 === 0 ? 'student.created' : 'student.edited', { id }, 5 + 19 * index),
        // Of one the receiver did not respond at first.
        ...{ ...delivered, attempts: index === 2 ? 3 : 1 },
      })),
    )
    .execute()
  const sheet = await webhook('Arkusz księgowej', 'https://ksiegowosc.example/hooks/atelier', ['participant.paid'], {
    ...{ is_on: false, failures: 17, failing_since: ago(24 * 6) },
  })
  const failed = { state: 'FAILED' as const, answer_status: 502, problem: 'STATUS' as const }
  await db
    .insertInto('webhook_deliveries')
    .values(
      seats.map(({ id, training_id }, index) => ({
        ...delivery(sheet, 'participant.paid', { id, training_id }, 24 * 4 + 11 * index),
        ...(index < 4 ? { ...failed, attempts: 17 - 4 * index } : { ...delivered, attempts: 1 }),
      })),
    )
    .execute()

  async function webhook(name: string, url: string, events: WebhookEvent[], state = {}): Promise<number> {
    const { id } = await db
      .insertInto('webhooks')
      .values({
        ...{ name, url, events: JSON.stringify(events) as never, created_at: ago(24 * 60) },
        ...{ secret: sealedText(config, newSecret()), ...state },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  function delivery(webhook_id: number, event: WebhookEvent, data: object, hours: number) {
    return {
      ...{ webhook_id, event, data: JSON.stringify(data) as never },
      ...{ occurred_at: ago(hours), tried_since: ago(hours), attempted_at: ago(hours) },
    }
  }
}
