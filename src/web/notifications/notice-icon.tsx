import type { Icon } from '#web/kit/ui/icon.tsx'
import {
  IconBell,
  IconChecklist,
  IconDiamond,
  IconFileAlert,
  IconFileText,
  IconKey,
  IconMessage,
  IconSchool,
  IconStairsUp,
  IconUserEdit,
  IconUserPlus,
  IconUsers,
} from '~icons'
import styles from './notice-icon.module.css'

/** By what a type's name begins with. */
const icons: Record<string, Icon> = {
  application: IconUserPlus,
  form: IconFileText,
  document: IconFileAlert,
  profile: IconUserEdit,
  data: IconUserEdit,
  message: IconMessage,
  upgrade: IconStairsUp,
  level: IconStairsUp,
  responsibility: IconChecklist,
  benefit: IconDiamond,
  pro: IconUsers,
  own: IconSchool,
  password: IconKey,
}

/** What a notification is about, as a picture. Decoration: the title says it. */
export function NoticeIcon({ type, isUnread = true }: { type: string; isUnread?: boolean }) {
  const Icon = icons[type.split('_')[0] ?? ''] ?? IconBell
  return (
    <span className={styles.icon} data-unread={isUnread || undefined} aria-hidden="true">
      <Icon size={18} stroke={1.7} />
    </span>
  )
}
