import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copied = ['src', 'migrations', 'scripts', 'package.json', 'tsconfig.base.json', 'tsconfig.json']
const registers = [
  'src/app/contract/calls.ts',
  'src/app/contract/text-files.ts',
  'src/app/contract/error-status.ts',
  'src/app/server/features.ts',
  'src/app/web/screens.tsx',
]

/**
 * A checkout in which the feature `packages` was copied as README.md describes: its folder under another name, with a table and rights of
 * its own, and its lines in the registers. Counts the files and the lines elsewhere that it took.
 */
export function copyPackages(folder: string): { files: string[]; lines: number } {
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  linkPackages(folder)
  cpSync(join(folder, 'src/trade/packages'), join(folder, 'src/trade/parcels'), { recursive: true })
  const files = globSync('src/trade/parcels/**/*.*', { cwd: folder })
  for (const file of files) {
    edit(folder, file, renamed)
    renameSync(join(folder, file), join(folder, dirname(file), renamed(basename(file))))
  }
  declareRights(folder)
  addTable(folder)
  return { files, lines: registers.reduce((sum, register) => sum + addLines(folder, register), 0) }
}

/** The picture in the menu stays. */
function renamed(text: string): string {
  return text.replace(/(?<!Icon)(p|P)ackage/g, (_, first) => (first === 'p' ? 'parcel' : 'Parcel'))
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
}

/** Behind each line about packages, the same about the copy. */
function addLines(folder: string, register: string): number {
  let added = 0
  edit(folder, register, (text) =>
    text
      .split('\n')
      .flatMap((line) => {
        if (!/#trade\/packages\/|\bpackage(Screens|Errors),/.test(line)) return [line]
        added++
        return [line, renamed(line)]
      })
      .join('\n'),
  )
  return added
}

/** `packages` has those of its sales. */
function declareRights(folder: string): void {
  const rights = ['view', 'sell'].map((act) => `can-${act}-student-parcels`)
  edit(folder, 'src/trade/parcels/server/parcels.feature.ts', (text) =>
    text.replace(
      '  calls:',
      `  rights: {\n${rights.map((right) => `    '${right}': { holders: ['administrator'], group: 'students' },\n`).join('')}  },\n  calls:`,
    ),
  )
  const texts = rights.map((right) => `'${right}': 'Paczki: ${right}'`).join(', ')
  edit(folder, 'src/trade/parcels/contract/parcels.text.ts', (text) =>
    text.replace('  errors:', `  rights: bilingualTexts({ pl: { ${texts} }, 'en-US': { ${texts} } }),\n\n  errors:`),
  )
}

/** The migration, with a table of sales, which are counted; and what `schema.test.ts --update` would write. */
function addTable(folder: string): void {
  writeFileSync(
    join(folder, 'migrations/9999-parcels.sql'),
    `create table parcels (like packages including all);
create table student_parcels (like student_packages including all);
alter table student_parcels rename column package_id to parcel_id;
create trigger parcels_forget_revisions after delete on parcels for each row execute function forget_revisions();
`,
  )
  edit(folder, 'src/kit/server/postgres/schema.ts', (text) => {
    return text.replace(/^ {2}(student_)?packages: \{[\s\S]*?^ {2}\}\n/gm, (table) => `${table}${renamed(table)}`)
  })
}

/** Those of this checkout, without the caches of tools. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}
