import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { readAddress, useSearchParam } from '#kit/web/page/address/address.ts'
import { useMay } from '#kit/web/session/session.ts'
import type { QueuedArtist } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type ArtistPlace, listBehind } from '../list/artist-lists.shown.ts'
import { continued, neighbour } from './queue-order.ts'

export type Queue = {
  /** The list that the reader came from, as it was. */
  place: ArtistPlace
  search: Record<string, string>
  /** The artist's position in the queue, from 1; 0 for one who never waited. */
  position: number
  total: number
  /** Somebody has decided on this artist since the reader came. */
  isDone: boolean
  next: QueuedArtist | null
  go: (step: 1 | -1) => void
}

/**
 * The queue of the list from which the reader came to an artist, with its order and filters; null without one in the
 * URL.
 */
export function useQueue(current: number): Queue | null {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const from = useSearchParam('from')
  const behind = useMemo(() => listBehind(from), [from])
  const isOpen = behind !== null && may(behind.place.right)
  const { data, refetch } = useApi(...questionOf(behind), { isEnabled: isOpen })
  const [begun, setBegun] = useState<{ from: string; order: QueuedArtist[]; data?: typeof data }>({ from, order: [] })
  const isSame = begun.from === from
  const order = data ? continued(isSame ? begun.order : [], data.data) : []
  if (data && (!isSame || begun.data !== data)) setBegun({ from, order, data })
  if (!behind || !isOpen || !data) return null

  const stillWaiting = new Set(data.data.map(({ id }) => id))
  const left = order.filter(({ id }) => stillWaiting.has(id) || id === current)
  async function go(step: 1 | -1) {
    // A colleague may have been quicker a moment ago.
    const waiting = (await refetch()).data?.data ?? []
    const { person, skipped } = neighbour(order, waiting, current, step)
    if (skipped.length > 0) toast(t('artists.queue_skipped', { names: format.list(skipped.map(fullName)) }))
    if (!person) return toast(t('artists.queue_last'))
    // An artist whom it has offered is not offered again.
    setBegun({ from, order: order.filter(({ id }) => waiting.some((one) => one.id === id)), data })
    void navigate({ to: `/proartist/${person.id}`, search: { from } })
  }
  return {
    ...behind,
    position: left.findIndex(({ id }) => id === current) + 1,
    total: left.length,
    isDone: behind.place.context !== 'LIST' && order.some(({ id }) => id === current) && !stillWaiting.has(current),
    next: neighbour(order, data.data, current, 1).person,
    go: (step) => void go(step),
  }
}

/** Without the page: the queue has all of the list. */
function questionOf(behind: ReturnType<typeof listBehind>) {
  const { place, search } = behind ?? { place: null, search: {} }
  const endpoint = place?.context === 'STATUS_UPGRADE' ? statusUpgrades.queue : artists.queue
  const { page: _, itemsPerPage: __, ...filters } = search as Record<string, string>
  const params =
    place && place.context !== 'STATUS_UPGRADE' ? { params: JSON.stringify({ context: place.context }) } : {}
  const query = { ...readAddress(endpoint.query, { sortBy: place?.sortBy ?? '', ...filters }), ...params }
  return [endpoint as typeof artists.queue, query as object] as const
}
