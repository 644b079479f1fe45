import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#kit/server/postgres/database.ts'

/** A share is so small a part of a limit: a process writes once for so many requests, and what another leaves unused is hardly missed. */
const sharesPerLimit = 20
/** For how many users and addresses a process remembers its shares. A forgotten one gets another. */
const mostRemembered = 10_000

/** What this process may still let through, until when, and whether that was the last that the database grants. */
type Share = { left: number; granted: number; endsAt: number; isLast: boolean }

/**
 * Counts requests in PostgreSQL, so that a limit holds for all processes together: each takes a share of it and
 * requests another once that is used.
 */
export class RequestCounts {
  readonly #db: Db
  readonly #shares = new LRUCache<string, Share>({ max: mostRemembered })
  readonly #asking = new Map<string, Promise<Share>>()

  constructor(db: Db) {
    this.#db = db
  }

  /** `milliseconds` is the stretch of time within which there may be `most`; `count` is above that where it was one too many. */
  async count(who: string, most: number, milliseconds: number): Promise<{ count: number; endsIn: number }> {
    let share = this.#shares.get(who)
    while (!share || share.endsAt <= Date.now() || (share.left === 0 && !share.isLast))
      share = await this.#askOnce(who, most, milliseconds)
    const endsIn = Math.max(1, share.endsAt - Date.now())
    if (share.left === 0) return { count: most + 1, endsIn }
    share.left -= 1
    return { count: share.granted - share.left, endsIn }
  }

  /** As if the last one had not been. */
  giveBack(who: string): void {
    const share = this.#shares.get(who)
    if (share) share.left += 1
  }

  /** Those who come at the same time share the answer. */
  #askOnce(who: string, most: number, milliseconds: number): Promise<Share> {
    const asking = this.#asking.get(who) ?? this.#ask(who, most, milliseconds).finally(() => this.#asking.delete(who))
    this.#asking.set(who, asking)
    return asking
  }

  async #ask(who: string, most: number, milliseconds: number): Promise<Share> {
    const size = Math.max(1, Math.floor(most / sharesPerLimit))
    const { rows } = await sql<{ granted: number; ends_in: number }>`
      insert into request_counts as counted (who, granted, ends_at)
      values (${who}, ${size}, now() + ${milliseconds} * interval '1 millisecond')
      on conflict (who) do update set
        granted = case when counted.ends_at > now() then counted.granted else 0 end + excluded.granted,
        ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
      returning granted, extract(epoch from ends_at - clock_timestamp()) * 1000 as ends_in
    `.execute(this.#db)
    const { granted, ends_in } = rows[0] as { granted: number; ends_in: number }
    const left = Math.min(size, Math.max(0, most - (granted - size)))
    const share = {
      left,
      granted: Math.min(granted, most),
      endsAt: Date.now() + Math.floor(ends_in),
      isLast: granted >= most,
    }
    this.#shares.set(who, share)
    return share
  }
}

export async function sweepRequestCounts(db: Db): Promise<void> {
  await db.deleteFrom('request_counts').where('ends_at', '<', sql<string>`now()`).execute()
}
