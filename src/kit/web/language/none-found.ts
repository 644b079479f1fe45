/** Why a search finds nobody: nobody has these words, or nobody is there at all. */
export function noneFound(words: string) {
  return words.trim() ? 'app.picker_nobody' : 'app.picker_empty'
}
