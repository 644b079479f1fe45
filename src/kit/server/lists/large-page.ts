import type { FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import type { ListMeta, LongListMeta, listOf } from '#kit/contract/list.ts'
import { parseJson, withInstants } from '#kit/server/http/json.ts'
import type { Batch } from './batches.ts'
import { sendStream } from './stream.ts'

export type Page<Row, Meta = ListMeta> = { data: Row[]; meta: Meta }
export type LongPage<Row> = Page<Row, LongListMeta>

/** A row that the database serialized as JSON. */
export type JsonRow = { row: string }
type Rows = AsyncGenerator<Batch<JsonRow>>
type Transform = (row: unknown) => unknown

/** A page of very many rows: the first batch is read, the rest is streamed. */
export class LargePage {
  readonly meta: ListMeta
  readonly first: JsonRow[]
  readonly rest: Rows
  /** Maps a row to its item in the response; null: the row itself. */
  readonly transform: Transform | null

  constructor(meta: ListMeta, first: JsonRow[], rest: Rows, transform: Transform | null = null) {
    this.meta = meta
    this.first = first
    this.rest = rest
    this.transform = transform
  }
}

/** Maps the rows of a page; those of a large page while they are streamed. */
export function mapRows<Row, Item, Meta = ListMeta>(
  page: Page<Row, Meta> | LargePage,
  transform: (row: Row) => Item,
): Page<Item, Meta> | LargePage {
  if (!(page instanceof LargePage)) return { ...page, data: page.data.map(transform) }
  return new LargePage(page.meta, page.first, page.rest, transform as Transform)
}

/** Streams a large page in the JSON shape of every other page. */
export function sendLargePage(
  reply: FastifyReply,
  config: { dataDir: string },
  response: z.ZodMiniType,
  { meta, first, rest, transform }: LargePage,
) {
  const schema = (response as ReturnType<typeof listOf>).shape.data
  const toJson =
    !transform && matchesSchema(schema, first) ? joinedJson : (rows: JsonRow[]) => parsedJson(schema, rows, transform)
  return sendStream(reply.type('application/json; charset=utf-8'), config, rest, {
    head: `{"data":[${toJson(first)}`,
    rowsText: (rows) => (rows.length > 0 ? `,${toJson(rows)}` : ''),
    tail: `],"meta":${JSON.stringify(meta)}}`,
  })
}

/** All rows have the same columns: if the schema drops none of the first batch, no row needs to be parsed. */
function matchesSchema(schema: z.ZodMiniType, rows: JsonRow[]): boolean {
  const values = rows.map(({ row }) => parseJson(row))
  return JSON.stringify(values).length === JSON.stringify(schema.parse(values)).length
}

function joinedJson(rows: JsonRow[]): string {
  return withInstants(rows.map(({ row }) => row).join(','))
}

/** The schema drops undeclared fields, as in every other response. */
function parsedJson(schema: z.ZodMiniType, rows: JsonRow[], transform: Transform | null): string {
  const values = rows.map(({ row }) => parseJson(row))
  return JSON.stringify(schema.parse(transform ? values.map(transform) : values)).slice(1, -1)
}
