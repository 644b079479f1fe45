import { sql } from 'kysely'
import { inBatches, type Removal } from '#kit/server/http/removals.ts'

/** Empties the client's address in old lines of the audit log. */
export const forgetAddresses: Removal = ({ db }, before) =>
  inBatches(
    (old) => sql`update audit_log set ip = null where ctid = any(array(${old}))`.execute(db),
    (limit) => sql`
      select ctid from audit_log where ip is not null and at < ${before} order by at limit ${limit} for update skip locked
    `,
  )
