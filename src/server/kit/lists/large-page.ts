import type { FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import type { ListMeta, LongListMeta, listOf } from '#contract/kit/list.ts'
import { parseJson, withInstants } from '#server/kit/http/json.ts'
import type { Batch } from './batches.ts'
import { sendStream } from './stream.ts'

export type Page<Row, Meta = ListMeta> = { data: Row[]; meta: Meta }
export type LongPage<Row> = Page<Row, LongListMeta>

/** A row as JSON, which the database wrote. */
export type JsonRow = { row: string }
type Rows = AsyncGenerator<Batch<JsonRow>>
type Make = (row: unknown) => unknown

/** A page of very many rows, the first of which were read; the rest will be while they are sent. */
export class LargePage {
  readonly meta: ListMeta
  readonly first: JsonRow[]
  readonly rest: Rows
  /** Turns a row into what travels, where that is something else. */
  readonly make: Make | null

  constructor(meta: ListMeta, first: JsonRow[], rest: Rows, make: Make | null = null) {
    this.meta = meta
    this.first = first
    this.rest = rest
    this.make = make
  }
}

/** The same page with each row made into what travels, a long one's as they leave. */
export function eachRow<Row, Made, Meta = ListMeta>(
  page: Page<Row, Meta> | LargePage,
  make: (row: Row) => Made,
): Page<Made, Meta> | LargePage {
  if (!(page instanceof LargePage)) return { ...page, data: page.data.map(make) }
  return new LargePage(page.meta, page.first, page.rest, make as Make)
}

/** Sends it in the shape of every other page. */
export function sendLargePage(
  reply: FastifyReply,
  config: { dataDir: string },
  response: z.ZodMiniType,
  { meta, first, rest, make }: LargePage,
) {
  const schema = (response as ReturnType<typeof listOf>).shape.data
  const textOf = !make && isDeclared(schema, first) ? asItIs : (rows: JsonRow[]) => asDeclared(schema, rows, make)
  return sendStream(reply.type('application/json; charset=utf-8'), config, rest, {
    head: `{"data":[${textOf(first)}`,
    of: (rows) => (rows.length > 0 ? `,${textOf(rows)}` : ''),
    tail: `],"meta":${JSON.stringify(meta)}}`,
  })
}

/** All rows of a query have the same columns: where those of the first are just what is declared, no row has to be taken apart. */
function isDeclared(schema: z.ZodMiniType, rows: JsonRow[]): boolean {
  const values = rows.map(({ row }) => parseJson(row))
  return JSON.stringify(values).length === JSON.stringify(schema.parse(values)).length
}

function asItIs(rows: JsonRow[]): string {
  return withInstants(rows.map(({ row }) => row).join(','))
}

/** The schema drops what is not declared, as it does from every other answer. */
function asDeclared(schema: z.ZodMiniType, rows: JsonRow[], make: Make | null): string {
  const values = rows.map(({ row }) => parseJson(row))
  return JSON.stringify(schema.parse(make ? values.map(make) : values)).slice(1, -1)
}
