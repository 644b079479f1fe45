import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { type Search, useAddress, useAddressSearch } from '#kit/web/page/address/address.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

/** The link to a work, with the filters and the order of the list that the reader works through. */
export function wayToWork(id: number, search: Search): string {
  const query = new URLSearchParams(search).toString()
  return `/portfolio/admin/edit/${id}${query && `?${query}`}`
}

/** So many works are listed for one sitting. */
const mostInSitting = 500

/** The list behind a work, in its own order. What was decided on since stays where it was, so that the way back is the same. */
export function useModerationQueue(current: number) {
  const go = useGo()
  const search = useAddressSearch()
  const { state } = useAddress(portfolioModeration.list.query)
  const input = { ...state, page: 1, itemsPerPage: mostInSitting, total: 'later' as const, params: null }
  const { data } = useApi(portfolioModeration.list, input)
  const list = JSON.stringify(search)
  const [sitting, setSitting] = useState<{ list: string; order: readonly number[] }>({ list, order: [] })
  const order = sitting.list === list ? sitting.order : []
  const news = data?.data.map(({ id }) => id).filter((id) => !order.includes(id)) ?? []
  if (news.length > 0) setSitting({ list, order: [...order, ...news] })
  const place = order.indexOf(current)
  return {
    search,
    /** From 1; 0 for a work that is not in the list. */
    place: place + 1,
    total: order.length,
    /** False where there is nothing further that way. */
    go(step: 1 | -1): boolean {
      const id = order[place < 0 ? 0 : place + step]
      if (id === undefined) return false
      go(`/portfolio/admin/edit/${id}`, { search })
      return true
    },
  }
}

export type ModerationQueue = ReturnType<typeof useModerationQueue>
