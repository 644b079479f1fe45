import { plain } from '../cells/typed-cells.ts'
import type { RowProblem } from '../row-problem.ts'

/** Finds the file that somebody means by a name: in any case, with or without folders, and without its extension where only one is so called. */

export type IndexedFile = { id: number; paths: string[]; sha256: string | null }

type Found<File> = { file: File } | { problem: Pick<RowProblem, 'code' | 'params'> }

export type ArchiveIndex<File extends IndexedFile = IndexedFile> = {
  find: (name: string) => Found<File>
  has: (name: string) => boolean
}

export function indexOf<File extends IndexedFile>(files: readonly File[]): ArchiveIndex<File> {
  const whole = new Map<string, File[]>()
  const ends = new Map<string, File[]>()
  const bare = new Map<string, File[]>()
  const alike = new Map<string, File[]>()
  for (const file of files)
    for (const path of file.paths) {
      const parts = folded(path).split('/')
      add(whole, parts.join('/'), file)
      for (const start of parts.keys()) {
        const end = parts.slice(start).join('/')
        add(ends, end, file)
        add(bare, withoutExtension(end), file)
      }
      add(alike, alikeIn(path), file)
    }
  const meantBy = (name: string) => {
    const key = folded(name)
    return [whole.get(key), ends.get(key), bare.get(key)]
      .map((some) => withoutCopies(some ?? []))
      .find(({ length }) => length > 0)
  }
  return {
    has: (name) => meantBy(name) !== undefined,
    find(name): Found<File> {
      const [file, ...others] = meantBy(name) ?? []
      if (file && others.length === 0) return { file }
      if (file)
        return {
          problem: {
            code: 'import_file_several',
            params: { name, paths: [file, ...others].slice(0, 3).map(pathOf).join(', ') },
          },
        }
      const [similar] = alike.get(alikeIn(name)) ?? []
      return similar
        ? { problem: { code: 'import_file_similar', params: { name, other: pathOf(similar) } } }
        : { problem: { code: 'import_file_missing', params: { name } } }
    },
  }
}

const pathOf = ({ paths }: IndexedFile) => paths[0] ?? ''

/** As macOS and Windows take two names for the same one. */
function folded(path: string): string {
  const parts = path.normalize('NFC').toLowerCase().replaceAll('\\', '/').split('/')
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}

const withoutExtension = (path: string) => path.replace(/\.[a-z0-9]{1,5}$/, '')

/** Without folder, extension, diacritics and what separates words. */
const alikeIn = (path: string) => plain(withoutExtension(folded(path).split('/').at(-1) ?? '')).replaceAll(' ', '')

/** The same file in two folders is one. */
function withoutCopies<File extends IndexedFile>(files: readonly File[]): File[] {
  return files.filter(
    (file, index) =>
      files.findIndex((other) => other === file || (other.sha256 !== null && other.sha256 === file.sha256)) === index,
  )
}

function add<File>(map: Map<string, File[]>, key: string, file: File): void {
  const known = map.get(key)
  if (known) known.push(file)
  else map.set(key, [file])
}
