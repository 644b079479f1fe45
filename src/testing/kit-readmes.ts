import { startHere } from '#testing/kit-start-here.ts'

type Kit = keyof typeof startHere
type KitFile = { path: string; text: string }

export const kits = Object.keys(startHere) as Kit[]

/** The README of a kit: the ten files to read first, then each of its files in a line, folder by folder. */
export function kitReadme(kit: Kit, files: KitFile[]): string {
  const folder = `src/kit/${kit}/`
  const described = files
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, text }) => ({ name: path.slice(folder.length), line: firstSentence(describingComment(path, text)) }))
  const lineOf = (name: string) => {
    const file = described.find((one) => one.name === name)
    if (!file) throw new Error(`${folder}${name} is listed under “Start here” and does not exist.`)
    return `- [\`${name}\`](${name}): ${file.line}`
  }
  const folders = Map.groupBy(described, ({ name }) => name.slice(0, name.lastIndexOf('/') + 1))
  const sections = [...folders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, same]) => `## ${name || 'Top level'}\n\n${same.map((file) => lineOf(file.name)).join('\n')}`)
  const { purpose, files: first } = startHere[kit]
  return `# ${folder}

${purpose}

This page is generated from the doc comments of the files: \`npx vitest run --project architecture kit-readmes --update\`.

## Start here

${first.map(lineOf).join('\n')}

${sections.join('\n\n')}
`
}

/** In sentences: the files of the kits whose purpose no comment describes. */
export function undescribed(files: KitFile[]): string[] {
  return files
    .filter(({ path, text }) => describingComment(path, text) === '')
    .map(({ path }) => `${path} needs a doc comment above its main export, or above its first line: what it is for.`)
}

const declared = /^(?:export|declare) (?:default |async |abstract )*(?:\w+ )?(\w+)/

/** The comment above the file’s first line, the one of the export that the file is named for, or the one of its first export. */
function describingComment(path: string, text: string): string {
  const base = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/(\.\w+)+$/, '')
    .replaceAll('-', '')
  const comments = [...text.matchAll(/^\/\*\*?\s((?:(?!\*\/)[\s\S])*)\*\/\n(.*)/gm)].map(
    ({ index, 1: comment, 2: next }) => ({
      comment: comment as string,
      next: next as string,
      isFirst: !/^(?!import |\} from | )./m.test(text.slice(0, index)),
    }),
  )
  const ofFile = comments.find(({ isFirst, next }) => isFirst && next === '')
  const named = comments.find(({ next }) => declared.exec(next)?.[1]?.toLowerCase() === base)
  const first = comments.find(({ next }) => declared.test(next))
  return ((ofFile ?? named ?? first)?.comment ?? '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/@public\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function firstSentence(comment: string): string {
  return /^.*?[.!?](?= [A-ZĄĆĘŁŃÓŚŹŻ`'"“{]|$)/.exec(comment)?.[0] ?? comment
}
