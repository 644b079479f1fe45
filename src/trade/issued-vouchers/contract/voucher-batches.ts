import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, line } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { longWork, undoOutcomes } from '#kit/contract/texts/long-work.ts'
import { voucherKinds } from '#trade/vouchers/contract/voucher-states.ts'
import { issuingRight } from './issued-vouchers.flow.ts'
import { haveValue, voucherTerms } from './voucher-terms.ts'

/*
 * Vouchers for many at once: a list of addresses is read and compared with who there is (`DRAFT`), a job issues the vouchers, and
 * those that nobody used can be taken back together.
 */

/** What becomes of a row: a voucher, none because its holder got the very same before, or none because something is wrong. */
export const rowOutcomes = ['ISSUE', 'AGAIN', 'ERROR'] as const
export const rowProblems = ['no_email', 'unknown', 'not_holder', 'not_artist', 'blocked', 'twice'] as const

export const maxBatchRows = 20_000
/** Characters of a list; the addresses of so many people are shorter. */
const maxRecipients = 900_000

const { kind, percent, amount, ...limits } = voucherTerms

const summary = z.object({
  ...longWork,
  name: z.string(),
  kind: z.enum(voucherKinds),
  /** Percent, or minor units of the currency. */
  value: z.int(),
  currency: z.nullable(z.string()),
  rows_issue: z.int(),
  rows_again: z.int(),
  /** Those of `rows_issue` and `rows_again` whose holder can use another voucher already. */
  rows_holding: z.int(),
  /** Also to those who got the very same before. */
  is_again: z.boolean(),
})
export type VoucherBatch = z.output<typeof summary>

const details = z.extend(summary, { terms: z.object({ kind, percent, amount, ...limits }) })
export type BatchDetails = z.output<typeof details>

const row = z.object({
  id: id(),
  line: z.int(),
  /** The holder, or the text of the list. */
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  problem: z.nullable(z.enum(rowProblems)),
  /** The line on which the address occurs first. */
  first_line: z.nullable(z.int()),
  /** How many vouchers the holder can use already, now or soon. */
  holding: z.int(),
  voucher_id: z.nullable(id()),
  undo: z.nullable(z.enum(undoOutcomes)),
})
export type BatchRow = z.output<typeof row>

const rowQuery = listQuery(['line'], {
  outcome: z.nullish(z.enum(rowOutcomes)),
  undo: z.nullish(z.enum(undoOutcomes)),
})
export type BatchRowQuery = z.output<typeof rowQuery>

const byId = '/api/voucher-batches/{id}'
const permission = issuingRight
const refreshes = ['voucherBatches'] as const
const atRevision = { revision }
const response = single(details)

export const voucherBatches = calls('voucherBatches', {
  list: endpoint({
    method: 'GET',
    path: '/api/voucher-batches',
    permission,
    query: listQuery(['created_at', 'name'], {}),
    response: listOf(summary),
  }),
  /** Reads a list and returns a preview of its effect. Nothing else is written. */
  create: endpoint({
    method: 'POST',
    path: '/api/voucher-batches',
    permission,
    refreshes,
    body: z
      .object({
        name: line(120),
        ...voucherTerms,
        /** Addresses however they are parted, or a table that has one in each of its lines. */
        recipients: z
          .string()
          .check(z.minLength(1, 'required'), z.maxLength(maxRecipients, { error: 'too_long', abort: true })),
      })
      .check(...haveValue),
    response,
    limit: { max: 60, seconds: 3600 },
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response }),
  rows: endpoint({ method: 'GET', path: `${byId}/rows`, permission, query: rowQuery, response: listOf(row) }),
  /** A result for each row. */
  export: endpoint({ method: 'GET', path: `${byId}/csv-export`, permission, query: rowQuery, response: binary }),
  start: endpoint({
    method: 'PUT',
    path: `${byId}/start`,
    permission,
    refreshes,
    /** `is_again`: also to those who got the very same before. */
    body: z.object({ is_again: z._default(z.boolean(), false), ...atRevision }),
    response,
  }),
  /** What runs leaves nothing, and is a draft again. */
  cancel: endpoint({ method: 'PUT', path: `${byId}/cancel`, permission, refreshes, response }),
  /** Takes back what nobody used. */
  undo: endpoint({
    method: 'PUT',
    path: `${byId}/undo`,
    permission,
    refreshes,
    body: z.object(atRevision),
    response,
  }),
  /** Only one that was not issued. */
  remove: endpoint({ method: 'DELETE', path: byId, permission, refreshes }),
  /** Sheets to print: one file, or a ZIP of several where there are very many. */
  print: endpoint({
    method: 'GET',
    path: `${byId}/print`,
    permission,
    response: binary,
    limit: { max: 30, seconds: 60 },
  }),
})
