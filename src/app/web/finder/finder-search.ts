import { useDebouncedValue } from '@mantine/hooks'
import { wordsOf } from '#kit/contract/list.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useEachApi } from '#kit/web/calls/each-query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { FinderPart, Found } from '#kit/web/page/screens/finder-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { matches } from './finder-match.ts'

/** Of each part. */
const shown = 8
/** One letter matches too much. */
const fewestLetters = 2
const typingPause = 200

type Page = { data: never[]; meta: { total: number | null } }
type FoundGroup = { title: TextKey; found: Found[] }

/** The parts of which the reader may find something. */
export function useSearchable(parts: readonly FinderPart[]): FinderPart[] {
  const may = useMay()
  const language = useFinderLanguage()
  return parts.filter(({ lists, known }) => [...lists, ...(known?.(language) ?? [])].some(({ access }) => may(access)))
}

function useFinderLanguage() {
  return { t: useText(), inLanguage: useBilingual() }
}

/** What fits the typed text, of all that the reader may see: what is called so first. */
export function useFinderSearch(parts: readonly FinderPart[], typed: string) {
  const may = useMay()
  const language = useFinderLanguage()
  const [words] = useDebouncedValue(typed.trim(), typingPause)
  const isWanted = typed.trim().length >= fewestLetters && words.length >= fewestLetters
  const searches = parts.flatMap((part) => part.lists.map((list) => ({ ...list, part })))
  const answers = useEachApi(
    searches.map(({ endpoint, input, access }) => ({
      endpoint,
      input: { sortBy: 'name', ...input, filter: words, itemsPerPage: shown, total: 'later' },
      isEnabled: isWanted && may(access),
    })),
  )
  const [first = ''] = wordsOf(words)
  const isCalled = ({ name }: Found) => Number(matches(name, first))
  const pagesOf = (part: FinderPart) =>
    isWanted ? answers.flatMap(({ data }, index) => (data && searches[index]?.part === part ? [data as Page] : [])) : []
  const isSearching = isWanted && (words !== typed.trim() || answers.some(({ isFetching }) => isFetching))
  const people = new Set<string>()
  const isNew = ({ email }: Found) => {
    if (!email) return true
    const isFirst = !people.has(email)
    people.add(email)
    return isFirst
  }
  const found = parts.map((part) => {
    const known = (typed.trim() ? (part.known?.(language) ?? []) : []).filter(
      ({ name, words, access }) => may(access) && matches(`${name} ${words}`, typed),
    )
    const all = [...known, ...pagesOf(part).flatMap(({ data }) => data.map((row) => part.found(row, language)))]
    const sorted = all.toSorted((one, other) => isCalled(other) - isCalled(one))
    return { title: part.title, isFallback: part.isFallback, found: sorted.slice(0, shown).filter(isNew) }
  })
  const isAnyFound = found.some((group) => !group.isFallback && group.found.length > 0)
  const isShown = ({ isFallback }: { isFallback?: boolean }) => !isFallback || !(isSearching || isAnyFound)
  const groups: FoundGroup[] = found.filter(isShown)
  const failed = answers.find(({ error }) => error !== null)
  return {
    groups,
    more: parts.filter(isShown).map(pagesOf).reduce(addMore, 0),
    isSearching,
    error: isWanted ? (failed?.error ?? null) : null,
    retry() {
      for (const { error, refetch } of answers) if (error) void refetch()
    },
  }
}

/** How many more match; null where they are so many that they were not counted. */
function addMore(more: number | null, pages: Page[]): number | null {
  const totals = pages.map(({ meta }) => meta.total)
  if (more === null || totals.includes(null)) return null
  return more + Math.max(0, totals.reduce<number>((sum, total) => sum + (total ?? 0), 0) - shown)
}
