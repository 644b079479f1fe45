import '#app/contract/registers.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as api from '#app/contract/calls.ts'
import { errorStatus } from '#app/contract/error-status.ts'
import type { FieldRow, FieldTable } from '#kit/contract/field-table.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { sourceFiles } from '#testing/source-files.ts'

type Text = { key: string; language: Language; forms: Record<string, string> }

const all: Text[] = everyText().map(({ group, name, language, text }) => ({
  key: `${group}.${name}`,
  language,
  forms: typeof text === 'string' ? { only: text } : text,
}))
const formsOf = new Map(all.map(({ key, language, forms }) => [`${language} ${key}`, forms]))
const keys = [...new Set(all.map(({ key }) => key))]
const pluralForms = { pl: ['few', 'many', 'one', 'other'], 'en-US': ['one', 'other'] }

test('no two features declare a text under the same key', () => {
  const polish = all.filter(({ language }) => language === 'pl').map(({ key }) => key)
  const unique = new Set<string>()
  expect(polish.filter((key) => unique.size === unique.add(key).size)).toEqual([])
})

test('both languages have the same texts, and none is empty', () => {
  const [polish, english] = languages.map((language) =>
    all.filter((text) => text.language === language).map(({ key }) => key),
  )
  expect(english).toEqual(polish)
  const blank = all.filter(({ forms }) => Object.values(forms).some((text) => text === '' || text.trim() !== text))
  expect(blank.map(({ key, language }) => `${key} is empty or begins or ends with a space in ${language}.`)).toEqual([])
})

test('both languages mention the same things', () => {
  const sentences = keys.flatMap((key) => {
    const [polish, english] = languages.map((language) => mentions(key, language))
    return polish === english ? [] : [`${key} mentions ${polish} in Polish, but ${english} in English.`]
  })
  expect(sentences).toEqual([])
})

test('texts keep to the words of the house', () => {
  const sentences = all.flatMap(({ key, language, forms }) =>
    Object.values(forms).flatMap((text) =>
      foreignWords[language].flatMap(([word, better, exceptions = []]) =>
        word.test(text) && !exceptions.includes(key)
          ? [`${key} says “${word.exec(text)?.[0]}” in ${language}: ${better}.`]
          : [],
      ),
    ),
  )
  expect(sentences).toEqual([])
})

test('no conflict sends people to refresh a page that has refreshed itself', () => {
  const conflicts = Object.keys(errorStatus).filter((code) => errorStatus[code as keyof typeof errorStatus] === 409)
  const telling = conflicts.filter((code) => {
    const sentences = languages.flatMap((language) => Object.values(formsOf.get(`${language} errors.${code}`) ?? {}))
    return sentences.some((sentence) => /odśwież stron|\b(refresh|reload)\b/i.test(sentence))
  })
  expect(telling.toSorted()).toEqual(refreshedByReaders)
})

/** What changed may be of another feature than those that the call refreshes, or another screen is needed. */
const refreshedByReaders = ['gone_meanwhile', 'merge_of_artists', 'merge_of_students', 'wallet_off']

test('texts keep to the glossary', () => {
  const avoided = glossary()
  const sentences = all.flatMap(({ key, language, forms }) =>
    avoided
      .filter((one) => one.language === language && Object.values(forms).some((text) => one.pattern.test(text)))
      .map(({ form, better }) => `${key} has “${form}” in ${language}: the glossary says ${better}.`),
  )
  expect(avoided.length).toBeGreaterThan(20)
  expect(sentences).toEqual([])
})

test('a text that sends people to a button calls it what it is called', () => {
  const sentences = quotedButtons.flatMap(([key, button]) =>
    languages.flatMap((language) => {
      const name = wordsOf(button, language)
      return wordsOf(key, language).includes(name) ? [] : [`${key} does not say “${name}” in ${language}.`]
    }),
  )
  expect(sentences).toEqual([])
})

test('what is counted has every plural form of its language', () => {
  const sentences = all.flatMap(({ key, language, forms }) => {
    const given = Object.keys(forms).sort()
    return 'only' in forms || `${given}` === `${pluralForms[language]}`
      ? []
      : [`${key} has the forms ${given} in ${language}, which needs ${pluralForms[language]}.`]
  })
  expect(sentences).toEqual([])
})

test('every text is used', () => {
  const code = sourceFiles()
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.(text|test)\.tsx?$|^src\/testing\//.test(path))
    .map(({ text }) => text)
    .join('\n')
  // Looked for once: there are thousands of keys and megabytes of code.
  const used = {
    words: new Set([...code.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map((match) => match[1] ?? match[2] ?? '')),
    // Of a key with a value in it, and of options.
    beginnings: [
      ...new Set([
        ...[...code.matchAll(/`(\w+\.\w+)\$\{/g)].map((match) => match[1] ?? ''),
        ...[...code.matchAll(/\boptionsOf\([^)]*'([\w.]+)'\)/g)].map((match) => `${match[1]}_`),
      ]),
    ],
  }
  const sentences = keys
    .filter((key) => !isUsed(key, used) && !isOfField(key))
    .map((key) => `Nothing uses the text ${key}: remove it.`)
  expect(sentences).toEqual([])
})

test('every error has its text, and no text is of another', () => {
  expect(namesIn('errors').sort()).toEqual(Object.keys(errorStatus).sort())
})

test('every call has a text for what it does, and no text is of another', () => {
  expect(namesIn('calls').sort()).toEqual([...endpoints.keys()].sort())
})

test('every problem that the contract or the server finds with a field has its sentence', () => {
  const codes = new Set([...messagesOf(api), ...codesInSources()])
  expect(codes.size).toBeGreaterThan(20)
  const sentences = namesIn('validation')
  expect([...codes].filter((code) => !sentences.includes(code))).toEqual([])
})

/** Words that no native speaker would use, or for which the portal uses another one everywhere else; with the keys of exceptions. */
const foreignWords: Record<Language, [RegExp, string, string[]?][]> = {
  pl: [
    [/pokazow/i, 'demonstracyjny'],
    [/\bpraw(o|a|em|ach)\b/i, 'an access right is uprawnienie'],
    [/[Zz]esp(ół|ołu|ole|ołem) pro\b|zesp(ół|ołu|ole|ołem) Pro\b/, 'Zespół Pro'],
    [/[Nn]iezakończon/, 'W toku'],
    [/^Dzień dobry, \{\{(first_)?name\}\}!/, 'a name would have to be declined'],
    [/działa przez .* tylko raz/, 'Link jest ważny … i działa tylko raz'],
    [/\bSzukam…/, 'Szukamy…'],
    [/\bautor(?!y|sk)/i, 'most of those who write reviews are women: kto napisał, osoba, która napisała'],
    [/\bPaństw|\bWasz|\bWam\b|\bmacie\b|\bmożecie\b/, 'one person is addressed, as Ty'],
    [
      /(?<!\p{L})(do|od|dla|z|u|przez|o|po|za|przy|nad|pod|przed|bez|między) \{\{(\w*name|artist|student|author|who|seller)\}\}/iu,
      'a name would have to be declined',
    ],
  ],
  'en-US': [
    [/\bmend(ed|ing)?\b/i, 'fix, correct, needs changes'],
    [/\b(these|those|the)( \w+)? data are\b|\bthese data\b/i, 'this information'],
    [/\bin force\b/i, 'in effect'],
    [/\b(some|every|any)body\b|\bnobody\b/i, 'someone, everyone, anyone, no one'],
    [/\bwhom\b/i, 'who'],
    [/\bat once\b/i, 'right away'],
    [/\bcolour|\blicence|\bcancelled|\bany more\b/i, 'the American spelling'],
    [/\bacademy’s office\b/i, 'academy office'],
    [/^State\b/, 'Status'],
    [/\bawaits\b|\bwaits? for (a|the)\b/i, 'awaiting'],
    [/\bhold (a )?training/i, 'teach'],
    [/\bunder way\b/i, 'in progress'],
    [/\bfor good\b/i, 'permanently'],
    [/\b[Pp]ro team\b/, 'Pro Team'],
    [/'/, 'a typographic apostrophe'],
    [/„/, 'English quotation marks'],
    [
      /\bcannot\b|\b(do|does|did|is|are|was|were|has|have|had|could|would|will) not\b(?! only)|\b(you|we|they) will\b/i,
      'a contraction, as one would say it',
    ],
    [
      /\bmay\b/,
      'can; may is for what is only possible',
      [
        'app.not_found_text',
        'app.absent_text',
        'applications.link_unknown_text',
        'conversations.absent_text',
        'dashboard.warning_foreign_files_text',
        'profile.crop_small',
      ],
    ],
    [
      /(?<!\b(If|When|Where|As|Until)\b[^.:]*), (?!(and|or|so|but|as|such|then|not|without|good)\b)([^\s,.;:!?()]+ ){0,3}[^\s,.;:!?()]+ (and|or) /,
      'a comma before the last item of a list',
      [
        'answers.personal_data_files',
        'profile.crop_area',
        'profile.crop_keys',
        'statusUpgrades.average_cut',
        'translations.import_text',
      ],
    ],
  ],
}

/** The forms that docs/design/words.md excludes, as the beginnings of words, with what it has instead. */
function glossary() {
  const rows = readFileSync('docs/design/words.md', 'utf8').matchAll(/^\| (?!thing|---)(.*) \|$/gm)
  return [...rows].flatMap(([, row = '']) => {
    const [, polish = '', english = '', ...excluded] = row.split(' |').map((cell) => cell.trim())
    return (['pl', 'en-US'] as const).flatMap((language, index) =>
      [...(excluded[index] ?? '').matchAll(/`([^`]+)`/g)].map(([, form = '']) => ({
        language,
        form,
        pattern: new RegExp(`(?<![\\p{L}-])${form.replace(/[{}]/g, '\\$&')}`, 'iu'),
        better: language === 'pl' ? polish : english,
      })),
    )
  })
}

/** A text, and the button whose name it quotes. */
const quotedButtons: [string, string][] = [
  ['mails.account_ready_body', 'session.forgot'],
  ['profile.save_text', 'profile.save'],
]

function namesIn(group: string): string[] {
  return keys.filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1))
}

function wordsOf(key: string, language: Language): string {
  return Object.values(formsOf.get(`${language} ${key}`) ?? {}).join('\n')
}

/** A Polish greeting omits the name, which would have to be declined; that of English is not compared. */
const greeting = /^Hello \{\{\w+\}\}[,!]/

function mentions(key: string, language: Language): string {
  const forms = Object.values(formsOf.get(`${language} ${key}`) ?? {})
  const greets = wordsOf(key, 'pl').startsWith('Dzień dobry!')
  const compared = forms.map((text) => (greets ? text.replace(greeting, '') : text))
  const names = compared.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => `{{${match[1]}}}`))
  return [...new Set(names)].sort().join(', ') || 'nothing'
}

/**
 * By its whole key; by a template that it begins like (`artists.status_${…}`); or by the short name that its feature
 * uses.
 */
function isUsed(key: string, { words, beginnings }: { words: Set<string>; beginnings: string[] }): boolean {
  const [feature = '', name = ''] = key.split('.')
  if (feature === 'events') return words.has(key.slice('events.'.length))
  if (words.has(key) || beginnings.some((beginning) => key.startsWith(beginning))) return true
  if (feature === 'mails') return words.has(name.replace(/_(subject|body|button)$/, ''))
  if (feature === 'notices') return words.has(name.replace(/_(title|text)$/, ''))
  if (feature === 'calls') return true
  return ['errors', 'validation', 'rights'].includes(feature) && words.has(name)
}

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>('../../**/contract/*.fields.ts', { eager: true }),
).flatMap((file) => Object.values(file).filter(isTable))

function isTable(value: unknown): value is FieldTable {
  return typeof value === 'object' && value !== null && 'group' in value && 'rows' in value
}

/** The label, hint or option of a field, which forms read from the entity's table. */
function isOfField(key: string): boolean {
  const [group = '', name = ''] = key.split('.')
  const rows: [string, FieldRow][] = tables
    .filter((table) => table.group === group)
    .flatMap(({ rows }) => Object.entries(rows))
  return rows.some(
    ([field, { hasHint, options }]) =>
      name === field ||
      (hasHint && name === `${field}_hint`) ||
      (Array.isArray(options) && options.some((option) => name === `${field}_${option}`)),
  )
}

/** The messages of every check in the contract's schemas: each is the code of a sentence. */
function messagesOf(value: unknown, visited = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || visited.has(value)) return []
  visited.add(value)
  const definition = (value as { _zod?: { def: { error?: (issue: object) => string } } })._zod?.def
  if (!definition) return Object.values(value).flatMap((part) => messagesOf(part, visited))
  return [...(definition.error ? [definition.error({})] : []), ...messagesOf(definition, visited)]
}

/** Those that code finds by itself. */
function codesInSources(): string[] {
  return sourceFiles()
    .filter(({ path }) => /^src\/.*\/(contract|server)\//.test(path) && !/\.test\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/path: [^\n]*\bcode: '([a-z_]+)'|FileRefusal\('([a-z_]+)'/g)])
    .map((match) => (match[1] ?? match[2]) as string)
}
