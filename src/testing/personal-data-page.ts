import { type About, type PersonalData, reasonsToKeep } from '#kit/server/personal-data/declaration.ts'
import { personalDataTexts } from '#office/personal-data/contract/personal-data.text.ts'

/** docs/personal-data.md: what is stored about people and what becomes of it, table by table. */
export function personalDataPage(declared: PersonalData): string {
  const tables = Object.entries(declared)
  const personal = tables.filter(([, { about = [] }]) => about.length > 0)
  const rows = personal.flatMap(([table, { about = [] }]) => about.map((rule) => lineOf(table, rule)))
  const mentions = tables.flatMap(([table, { mentions: columns = [] }]) =>
    columns.map((column) => `\`${table}.${column}\``),
  )
  const others = tables.flatMap(([table, { notPersonal = [] }]) =>
    notPersonal.map((column) => `\`${table}.${column}\``),
  )
  const reasons = Object.entries(reasonsToKeep)
  return `# Personal data

Written by a test from what each feature declares (\`src/*/*/server/*.personal-data.ts\`); what differs fails, and so does a column that nobody
declared. The portal exports by these rules: a person downloads their data from "Your data" in their account, the office from "Personal data" on
the page of an artist, a student or an account (119), or, by an email, from “People without an account” (215). It erases by them, too (120): which rows are theirs is looked up first, then columns are
replaced, then rows are deleted, and at last names, emails and phones are blacked out in the words of others.

## What is stored, and what becomes of it

A row is about a person by the condition: \`:user\`, \`:artist\` and \`:student\` are their ids, and a person without an account has none.

| kind | table | whose | deleted | replaced | stays | why |
|---|---|---|---|---|---|---|
${rows.join('\n')}

## Why something stays

${reasons.map(([name, text]) => `- **${name}**: ${text}.`).join('\n')}

## Words in which anybody may be named

Full name (in either order, with and without accents), email and phone of an erased person are blacked out in these, former ones too, unless somebody else has them now (209). Other forms of a name (“Anny Nowak”) and a first
name alone are not found; a namesake is blacked out, too: ${mentions.join(', ')}.

## About nobody

${others.join(', ')}.
`
}

function lineOf(table: string, { kind, rows, deleted, blanked, retained, isOfOthers }: About): string {
  const condition = rows.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const list = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(' ')
  const erased = deleted && (list(deleted) || 'the row')
  const replaced = blanked && list(Object.keys(blanked))
  const words = personalDataTexts.personalData['en-US']
  const cells = [
    words[`kind_${kind}`],
    `\`${table}\``,
    `\`${condition}\`${isOfOthers ? ' (in no export)' : ''}`,
    erased,
    replaced,
  ]
  return `| ${[...cells, retained && (list(retained.columns) || 'the row'), retained?.because].map((cell) => cell ?? '').join(' | ')} |`
}
