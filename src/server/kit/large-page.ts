import type { FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import type { ListMeta, listOf } from '#contract/kit/list.ts'
import type { Batch } from './batches.ts'
import { sendStream } from './stream.ts'

export type Page<Row> = { data: Row[]; meta: ListMeta }

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

/** The same page with each row made into what travels, a long one's as they leave. */
export function eachRow<Row, Made>(page: Page<Row> | LargePage, make: (row: Row) => Made): Page<Made> | LargePage {
  if (!(page instanceof LargePage)) return { ...page, data: page.data.map(make) }
  return new LargePage(page.meta, (page.first as Row[]).map(make), madeAsRead(page.rest, make))
}

async function* madeAsRead<Row, Made>(rest: Rows, make: (row: Row) => Made): Rows {
  for await (const batch of rest) yield { ...batch, rows: batch.rows.map(({ row }) => ({ row: make(row as Row) })) }
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
