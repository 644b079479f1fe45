import type { FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import type { ListMeta, listOf } from '#contract/kit/list.ts'
import type { Batch } from './batches.ts'
import { sendStream } from './stream.ts'

type Rows = AsyncGenerator<Batch<{ row: unknown }>>

/** A page of very many rows, the first of which were read; the rest will be while they are sent. */
export class LargePage {
  readonly meta: ListMeta
  readonly first: unknown[]
  readonly rest: Rows

  constructor(meta: ListMeta, first: unknown[], rest: Rows) {
    this.meta = meta
    this.first = first
    this.rest = rest
  }
}

/** Sends it in the shape of every other page. The schema of the rows drops what is not declared, here as there. */
export function sendLargePage(reply: FastifyReply, response: z.ZodMiniType, { meta, first, rest }: LargePage) {
  const rows = (response as ReturnType<typeof listOf>).shape.data
  const textOf = (values: unknown[]) => JSON.stringify(rows.parse(values)).slice(1, -1)
  return sendStream(reply.type('application/json; charset=utf-8'), rest, {
    head: `{"data":[${textOf(first)}`,
    of: (batch) => (batch.rows.length > 0 ? `,${textOf(batch.rows.map(({ row }) => row))}` : ''),
    tail: `],"meta":${JSON.stringify(meta)}}`,
  })
}
