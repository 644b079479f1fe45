/**
 * Words that comments of this project once used instead of the field's own: "says" for returns, declares or contains, "told" for notified, "hears"
 * for listens, "asked" for requested, "stands" for is stored, "goes" for is deleted, "kept" for stored or cached, "seen" for read or visible.
 */
const privateWords = [
  'whoever|whomever|whatever',
  'says?|said',
  'tells?|told|tellers?',
  'hears?|heard|hearers?',
  'asks|asked',
  'seen',
  'stands|stood',
  'goes|gone',
  'kept',
  'anew',
  'besides?',
  'by now',
]

const pattern = new RegExp(`(?<![\\w-])(?:${privateWords.join('|')})(?![\\w-])`, 'gi')

/** What may contain the signs of a comment without being one: regular expressions, strings and templates. Comments are the group. */
const tokens =
  /(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)|(?<=[(,=:[!&|?{}>;]\s*|\breturn\s+)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The comments of a module or style sheet. */
export function commentsOf(text: string): string[] {
  return [...text.matchAll(tokens)].flatMap(({ groups }) => groups?.comment ?? [])
}

/** How many words the comments of a text have, and which of them are private. */
export function wordsOfComments(text: string): { words: number; found: string[] } {
  const comments = commentsOf(text).map((comment) => comment.replaceAll(/`[^`]*`/g, ' '))
  return {
    words: comments.reduce((sum, comment) => sum + (comment.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0), 0),
    found: comments.flatMap((comment) => comment.match(pattern) ?? []),
  }
}

/** How many private words the comments of each folder that has too many still have. The figures may only be lowered. */
export type Listed = Record<string, number>
export type FolderCount = { folder: string; words: number; found: number }

/** Per 1,000 words of comments. */
const limit = 8

/** How many private words a folder may have; one in a folder with few comments. */
const allowed = ({ words }: FolderCount) => Math.ceil((words * limit) / 1000)

export function rate({ words, found }: { words: number; found: number }): string {
  return words === 0 ? '0' : ((found / words) * 1000).toFixed(1)
}

export function countsByFolder(files: { path: string; text: string }[]): FolderCount[] {
  const byFolder = Map.groupBy(files, ({ path }) => folderOf(path))
  return [...byFolder]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, same]) => {
      const counts = same.map(({ text }) => wordsOfComments(text))
      return {
        folder,
        words: counts.reduce((sum, { words }) => sum + words, 0),
        found: counts.reduce((sum, { found }) => sum + found.length, 0),
      }
    })
}

/** A feature's tier; elsewhere the folder below `src`. */
export function folderOf(path: string): string {
  return (/^src\/(?:[\w-]+\/){1,2}(?:contract|server|web)(?=\/)/.exec(path) ?? /^src\/[\w-]+/.exec(path))?.[0] ?? path
}

/** In sentences: folders with too many private words, and figures of the list that may be lowered or left out. */
export function listFaults(counts: FolderCount[], listed: Listed): string[] {
  const known = new Set(counts.map(({ folder }) => folder))
  const missing = Object.keys(listed).filter((folder) => !known.has(folder))
  return [
    ...missing.map((folder) => `${folder} does not exist: leave it out of plain-words.json.`),
    ...counts.flatMap((count) => faultOf(count, listed[count.folder])),
  ]
}

function faultOf(count: FolderCount, figure: number | undefined): string[] {
  const { folder, found } = count
  const most = Math.max(allowed(count), figure ?? 0)
  const has = `${folder} has ${found} private words in its comments (${rate(count)} per 1,000)`
  if (found > most) return [`${has}; ${most} are allowed. scripts/checks/private-words.ts lists them.`]
  if (figure === undefined) return []
  if (found <= allowed(count)) return [`${has}: leave it out of plain-words.json.`]
  return found < figure - 1 ? [`${has}, ${figure} are listed: lower it to ${found}.`] : []
}

/** The list with the present count wherever that is lower, and without the folders that need none. */
export function loweredList(counts: FolderCount[], listed: Listed): Listed {
  const figures = counts.flatMap((count): [string, number][] => {
    const figure = listed[count.folder]
    return figure === undefined || count.found <= allowed(count) ? [] : [[count.folder, Math.min(figure, count.found)]]
  })
  return Object.fromEntries(figures)
}
