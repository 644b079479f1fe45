import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, rowId } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { fieldChange } from '#kit/contract/revision.ts'

const name = () => z.nullish(z.string().check(z.maxLength(80, 'too_long'), z.regex(/^[\w.]+$/, 'invalid')))
const dayOrNone = () => z.nullish(day())

const filters = {
  /** Who did it. */
  userId: z.nullish(rowId),
  event: name(),
  /** What events begin with: `benefit` of `benefit.updated`. */
  kind: name(),
  /** Of that kind. */
  recordId: z.nullish(rowId),
  /** Days in the academy, both inclusive. */
  dayFrom: dayOrNone(),
  dayTo: dayOrNone(),
}

const query = listQuery(['at'], { ...filters, ...totalLater }).check(inOrder('day'))
export type AuditQuery = z.output<typeof query>

/** A user; without a name if they were deleted. */
const person = z.object({ id: id(), name: z.nullable(z.string()) })

const line = z.object({
  id: id(),
  at: instant(),
  /** In the reader's words. */
  event: z.object({ name: z.string(), words: z.string() }),
  /** Null where the portal acted of itself, or a guest did. */
  by: z.nullable(person),
  /** Without an id where it is about all of a kind, and without a name where the record was deleted or has none. */
  record: z.object({ kind: z.string(), id: z.nullable(z.int()), name: z.nullable(z.string()) }),
  /** The program that did it, by its token; without a name where that was deleted. */
  token: z.nullable(person),
  /** The artist it is about. */
  artist: z.nullable(person),
  /** From where. */
  ip: z.nullable(z.string()),
})
export type AuditLine = z.output<typeof line>

const details = z.object({
  ...line.shape,
  /** Each field before and after; its label is in the reader's language. */
  changes: z.array(z.object({ ...fieldChange.shape, label: z.string() })),
  /** Other details: a comment, a reason. */
  facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.unknown() })),
  /** The person it is about was removed, and with them the details about them. */
  is_forgotten: z.boolean(),
})
export type AuditDetails = z.output<typeof details>

/** Who did what, to whom, when and from where. */
export const audit = calls('audit', {
  list: endpoint({
    method: 'GET',
    path: '/api/audit-log',
    permission: 'can-view-audit-log',
    mayLag: true,
    query,
    response: longListOf(line),
  }),
  /** The total, which may take longer than the rows. */
  counts: endpoint({
    method: 'GET',
    path: '/api/audit-log/counts',
    permission: 'can-view-audit-log',
    mayLag: true,
    query,
    response: single(z.object({ total: z.int() })),
  }),
  /**
   * The options of the filters: every event in the reader's language, the office's users, and the user with the
   * requested id.
   */
  choices: endpoint({
    method: 'GET',
    path: '/api/audit-log/choices',
    permission: 'can-view-audit-log',
    query: z.object({ userId: filters.userId }),
    response: single(
      z.object({ events: z.array(z.object({ name: z.string(), words: z.string() })), people: z.array(person) }),
    ),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/audit-log/export',
    permission: 'can-view-audit-log',
    mayLag: true,
    query,
    response: binary,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/audit-log/{id}',
    permission: 'can-view-audit-log',
    response: single(details),
  }),
})
