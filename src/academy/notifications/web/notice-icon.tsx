import { createContext, use } from 'react'
import { Disc } from '#kit/web/ui/content/avatar.tsx'
import type { Icon } from '#kit/web/ui/icon.tsx'
import { IconBell } from '~icons'

/** Each feature's pictures, by what a type's name begins with. */
export const NoticeIcons = createContext<Readonly<Record<string, Icon>>>({})

/** The icon of a notification's type. Decorative: the title has the same meaning. */
export function NoticeIcon({ type, isUnread = true }: { type: string; isUnread?: boolean }) {
  const Icon = use(NoticeIcons)[type.split('_')[0] ?? ''] ?? IconBell
  return (
    <Disc tone={isUnread ? 'accent' : 'quiet'}>
      <Icon size={18} stroke={1.7} />
    </Disc>
  )
}
