import { useDebouncedValue } from '@mantine/hooks'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { ListContext } from '#contract/artists/artists.list.ts'
import { artists } from '#contract/artists/artists.ts'
import { wordsOf } from '#contract/kit/list.ts'
import type { Access } from '#contract/kit/permissions.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useMay } from '#web/kit/session/session.ts'
import { matches } from './finder-match.ts'

/** The lists that together hold every artist, and the right that opens each. */
const lists = {
  LIST: 'can-view-all-pro-artists',
  INVITATION: 'can-view-applied-pro-artists',
  VERIFICATION: 'can-view-pending-verifications-pro-artist',
} as const satisfies Partial<Record<ListContext, Access>>

const shown = 8
/** One letter says nothing yet. */
const fewestLetters = 2
const typingPause = 200

/** Whether there is any artist besides oneself whom the reader may look for. */
export function useMaySearchArtists(): boolean {
  return Object.values(lists).some(useMay())
}

/** The artists who fit what is typed, of those that the reader may see: people called so first. */
export function useArtistSearch(typed: string) {
  const [words] = useDebouncedValue(typed.trim(), typingPause)
  const isWanted = typed.trim().length >= fewestLetters && words.length >= fewestLetters
  const answers = [
    useArtistsIn('LIST', words, isWanted),
    useArtistsIn('INVITATION', words, isWanted),
    useArtistsIn('VERIFICATION', words, isWanted),
  ]
  const found = isWanted ? answers.flatMap(({ data }) => data?.data ?? []) : []
  const totals = isWanted ? answers.map(({ data }) => (data ? data.meta.total : 0)) : []
  const artists = found.toSorted((one, other) => Number(isCalled(other, words)) - Number(isCalled(one, words)))
  const failed = answers.find(({ error }) => error !== null)
  return {
    artists: artists.slice(0, shown),
    /** How many fit besides; null where they are so many that they were not counted. */
    more: totals.includes(null)
      ? null
      : Math.max(0, totals.reduce<number>((sum, total) => sum + (total ?? 0), 0) - shown),
    isSearching: isWanted && (words !== typed.trim() || answers.some(({ isFetching }) => isFetching)),
    error: isWanted ? (failed?.error ?? null) : null,
    retry() {
      for (const { error, refetch } of answers) if (error) void refetch()
    },
  }
}

function useArtistsIn(context: keyof typeof lists, filter: string, isWanted: boolean) {
  const may = useMay()
  const input = {
    params: JSON.stringify({ context }),
    filter,
    sortBy: 'name',
    itemsPerPage: shown,
    total: 'later',
  } as const
  return useApi(artists.list, input, { isEnabled: isWanted && may(lists[context]), keepsPrevious: true })
}

/** By the name, rather than by the email or the city that the lists also look into. */
function isCalled({ first_name, last_name }: ProArtistRow, words: string): boolean {
  const [first = ''] = wordsOf(words)
  return matches(`${first_name} ${last_name}`, first)
}
