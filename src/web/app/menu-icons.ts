import type { Icon } from '#web/kit/ui/icon.tsx'
import {
  IconAward,
  IconBell,
  IconClipboardCheck,
  IconDiamond,
  IconHome,
  IconListCheck,
  IconMailOpened,
  IconMessages,
  IconStairs,
  IconStairsUp,
  IconUserCheck,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
} from '~icons'

/** The pictures of the menu; apart from the table of screens, so that signing in does not wait for them. */
export const menuIcons = {
  dashboard: IconHome,
  profile: IconUserCircle,
  network: IconUsers,
  invitations: IconUserPlus,
  verification: IconUserCheck,
  upgrades: IconAward,
  level: IconStairsUp,
  responsibilities: IconListCheck,
  additionalResponsibilities: IconClipboardCheck,
  benefits: IconDiamond,
  inbox: IconMessages,
  notifications: IconBell,
  levels: IconStairs,
  mails: IconMailOpened,
} satisfies Record<string, Icon>

export type MenuIcon = keyof typeof menuIcons
