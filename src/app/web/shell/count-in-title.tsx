import { useEffect } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { titleCount } from '#kit/web/page/title-count.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'

/** Keeps the number of unread messages before the document's name, as long as somebody is signed in. */
export function CountInTitle() {
  const { data } = useApi(dashboard.counters, {}, { every: 30_000 })
  const unread = data?.unreadMessagesCount ?? 0
  useEffect(() => {
    titleCount.set(unread)
    return () => titleCount.set(0)
  }, [unread])
  return null
}
