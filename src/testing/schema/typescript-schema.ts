import type { Db } from '#kit/server/postgres/database.ts'
import { type Column, columnsOf, constraintsOf, tablesOf } from './catalog.ts'

/** src/kit/server/postgres/schema.ts: the types of all tables for Kysely, read and written as the driver does it. */
export async function typescriptSchema(db: Db): Promise<string> {
  const [tables, columns, checks] = [await tablesOf(db), await columnsOf(db), await constraintsOf(db)]
  const valuesOf = ({ table, name }: Column) => {
    const texts = checks.filter((check) => check.table === table && check.columns[0] === name)
    return texts.map(({ definition }) => listed.exec(definition)?.[1]).find(Boolean)
  }
  const written = tables.map(({ name, comment }) =>
    [
      ...doc(comment, '  '),
      `  ${name}: {`,
      ...columns
        .filter(({ table }) => table === name)
        .flatMap((column) => [
          ...doc(column.comment, '    '),
          `    ${column.name}: ${typeOf(column, valuesOf(column))}`,
        ]),
      '  }',
    ].join('\n'),
  )
  return `${heading}\n\nexport interface Schema {\n${written.join('\n')}\n}\n`
}

const heading = `import type { Bilingual } from '#kit/contract/texts/text.ts'
import type { Derived, Generated, Instant, Json } from './columns.ts'

/** The database's tables, printed from what the migrations make by \`src/testing/suites/schema.test.ts\`. */`

/** A check that a column has one of these texts. */
const listed = /^CHECK \(\w+ = ANY \(ARRAY\[((?:'\w+'::text(?:, )?)+)\]\)\)$/

function typeOf(
  { type, is_nullable, is_generated, is_identity, expression, comment }: Column,
  values?: string,
): string {
  const base = values?.replaceAll("'::text, ", "' | ").replace('::text', '') ?? readAs(type)
  const isDerived = is_generated || comment?.startsWith('Derived')
  const hasDefault = is_identity || expression !== null || comment?.startsWith('Default')
  const read = isDerived && base === 'Instant' ? 'string' : base
  const orNull = is_nullable ? `${read} | null` : read
  if (isDerived) return `Derived<${orNull}>`
  return hasDefault && !is_nullable ? `Generated<${read}>` : orNull
}

const types: Record<string, string> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  bit: 'string',
  xid8: 'string',
  date: 'string',
  'timestamp with time zone': 'Instant',
  bytea: 'Buffer',
  jsonb: 'Json',
  bilingual: 'Bilingual',
}

/** Of `numeric(3,2)` the numbers are left out. */
function readAs(type: string): string {
  const [, name = '', array = ''] = /^(.*?)(?:\(.*\))?(\[\])?$/.exec(type) ?? []
  const read = types[name]
  if (!read) throw new Error(`How is ${type} read? Say so in src/testing/schema/typescript-schema.ts.`)
  return `${read}${array}`
}

function doc(comment: string | null, indent: string): string[] {
  return comment ? [`${indent}/** ${comment}. */`] : []
}
