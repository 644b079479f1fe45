import { z } from 'zod/mini'
import { day, optional } from './fields.ts'
import { bilingual, type Language } from './texts/text.ts'
import { money } from './values/money.ts'

/**
 * The field table: one row describes a field’s schema, input, list column and export, and forms and lists are generated
 * from it.
 */

/** What a field is typed with, and so how it is stored, shown and sorted. */
type InputKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'prose'
  | 'bilingual'
  | 'bilingual-prose'
  | 'number'
  | 'money'
  | 'date'
  | 'switch'
  | 'select'
  | 'choices'

export type FieldRow = {
  /** The schema of a value that a user may enter. */
  schema: z.ZodMiniType
  input: InputKind
  /** What to choose from: values, or the name of a list that the portal keeps (`countries`, `levels`), of which the field holds ids. */
  options?: readonly string[] | string
  /** It may be empty: for good, or until a form requires it. */
  mayBeEmpty?: 'always' | 'at first'
  /** The forms that ask for it, where the entity has several. */
  forms?: readonly string[]
  /** The section of a form that it is in. */
  section?: string
  /** Where lists have it: in each row; also in the spreadsheet; also as a column on the screen. */
  list?: 'row' | 'export' | 'column'
  /** How many lines of a longer text are in sight at first. */
  rows?: number
  /** Its input has the hint `<group>.<field>_hint`. */
  hasHint?: true
  /** No words: a telephone capitalizes and corrects nothing. */
  isVerbatim?: true
  /** The browser's own name for it, for those who let it fill in forms. */
  autoComplete?: string
  /** Of the office, for the office. */
  isInternal?: true
}

type Rows = Record<string, FieldRow>
type NameOf<Of extends Rows> = keyof Of & string
/** The names of a table's rows that ask for it in a form. */
type NamesOn<Of extends Rows, Form extends string> = {
  [Name in NameOf<Of>]: Of[Name] extends { forms: readonly (infer Some)[] }
    ? [Form] extends [Some]
      ? Name
      : never
    : Name
}[NameOf<Of>]
type Listed<Of extends Rows, Reach extends string = string> = {
  [Name in NameOf<Of>]: Of[Name] extends { list: Reach } ? Name : never
}[NameOf<Of>]
type FormOf<Of extends Rows> = Of[NameOf<Of>] extends { forms: readonly (infer Some extends string)[] } ? Some : string

type InForm<Row extends FieldRow> = Row extends { mayBeEmpty: 'always' }
  ? z.ZodMiniDefault<z.ZodMiniNullable<Row['schema']>>
  : Row['schema']
type Known<Row extends FieldRow> = Row extends { mayBeEmpty: string } ? z.ZodMiniNullable<Row['schema']> : Row['schema']
type OrNull<Row extends FieldRow, Value> = Row extends { mayBeEmpty: string } ? Value | null : Value
type Stored<Row extends FieldRow> = Row extends { input: `bilingual${string}` }
  ? { pl: OrNull<Row, string>; 'en-US': OrNull<Row, string>; only?: Language | undefined }
  : OrNull<Row, z.output<Row['schema']>>

/**
 * One table of fields per entity: a row for each, from which the schemas, forms, details, columns and spreadsheets are
 * derived. Labels are `<group>.<field>`. What does not fit into a row is declared where it is used.
 */
export function fields<const Group extends string, const Of extends Rows>(group: Group, rows: Of) {
  const all = Object.entries(rows) as [NameOf<Of>, FieldRow][]
  const named = <Name extends NameOf<Of>>(isWanted: (row: FieldRow) => boolean) =>
    all.filter(([, row]) => isWanted(row)).map(([name]) => name as Name)
  const shape = <Name extends NameOf<Of>>(names: readonly Name[], schemaOf: (row: FieldRow) => z.ZodMiniType) =>
    Object.fromEntries(names.map((name) => [name, schemaOf(rows[name] as FieldRow)]))

  /** All fields, or those of a form, also of one section alone, in their order. */
  function names<const Form extends FormOf<Of> = never>(form?: Form, section?: string): NamesOn<Of, Form>[] {
    return named(
      ({ forms, section: own }) =>
        (form === undefined || !forms || forms.includes(form)) && (section === undefined || own === section),
    )
  }

  return {
    group,
    rows: rows as { [Name in NameOf<Of>]: Of[Name] },
    names,
    labels: Object.fromEntries(all.map(([name]) => [name, `${group}.${name}`])) as {
      [Name in NameOf<Of>]: `${Group}.${Name}`
    },

    /** Those that stand in every row of a list, and those that only the whole entity has. */
    inRows: () => named<Listed<Of>>(({ list }) => list !== undefined),
    beyondRows: () => named<Exclude<NameOf<Of>, Listed<Of>>>(({ list }) => list === undefined),
    inExport: () => named<Listed<Of, 'export' | 'column'>>(({ list }) => list === 'export' || list === 'column'),
    inColumns: () => named<Listed<Of, 'column'>>(({ list }) => list === 'column'),

    /** What a form sends. */
    inForm: <const Form extends FormOf<Of> = never>(form?: Form) =>
      shape(names(form), ({ schema, mayBeEmpty }) => (mayBeEmpty === 'always' ? optional(schema) : schema)) as {
        [Name in NamesOn<Of, Form>]: InForm<Of[Name]>
      },

    /** The schema of a row that may not be complete yet. */
    known: <const Form extends FormOf<Of> = never>(form?: Form) =>
      shape(names(form), ({ schema, mayBeEmpty }) => (mayBeEmpty ? z.nullable(schema) : schema)) as {
        [Name in NamesOn<Of, Form>]: Known<Of[Name]>
      },

    /** How the API answers them. */
    stored: <Name extends NameOf<Of>>(some: readonly Name[]) =>
      shape(some, storedSchema) as unknown as { [Field in Name]: z.ZodMiniType<Stored<Of[Field]>> },
  }
}

/** The texts that a table's fields want among the others of their group: a label each, and the hints. */
export type LabelsOf<Of extends Rows> = Record<string, unknown> &
  Record<
    { [Name in NameOf<Of>]: Name | (Of[Name] extends { hasHint: true } ? `${Name}_hint` : never) }[NameOf<Of>],
    unknown
  >
/** Every field's value, as it is stored. */
export type FieldValues<Table extends { rows: Rows }> = {
  [Name in keyof Table['rows']]: Stored<Table['rows'][Name]>
}

/** Any table, for code that reads all of one. */
export type FieldTable = { group: string; rows: Rows }

function storedSchema(row: FieldRow): z.ZodMiniType {
  if (row.input.startsWith('bilingual')) return bilingual(row.mayBeEmpty ? z.nullable(z.string()) : z.string())
  return row.mayBeEmpty ? z.nullable(valueSchema(row)) : valueSchema(row)
}

function valueSchema({ input, options }: FieldRow): z.ZodMiniType {
  if (input === 'select') return optionSchema(options)
  if (input === 'choices') return z.array(optionSchema(options))
  if (input === 'number') return z.int()
  if (input === 'money') return money()
  if (input === 'switch') return z.boolean()
  return input === 'date' ? day() : z.string()
}

function optionSchema(options: FieldRow['options']): z.ZodMiniType {
  return Array.isArray(options) ? z.enum(options) : z.int()
}
