import { useEffect } from 'react'
import { system } from '#contract/system/system.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { titleCount } from '#web/kit/page/title-count.ts'

/** Keeps the number of unread messages before the document's name, as long as somebody is signed in. */
export function CountInTitle() {
  const { data } = useApi(system.data, {}, { every: 30_000 })
  const unread = data?.unreadMessagesCount ?? 0
  useEffect(() => {
    titleCount.set(unread)
    return () => titleCount.set(0)
  }, [unread])
  return null
}
