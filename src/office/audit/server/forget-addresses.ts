import { sql } from 'kysely'
import { inBatches, type Removal } from '#kit/server/http/removals.ts'

/** The lines stay, without the address that somebody acted from. */
export const forgetAddresses: Removal = ({ db }, before) =>
  inBatches(
    (old) => sql`update audit_log set ip = null where ctid = any(array(${old}))`.execute(db),
    (limit) => sql`
      select ctid from audit_log where ip is not null and at < ${before} order by at limit ${limit} for update skip locked
    `,
  )
