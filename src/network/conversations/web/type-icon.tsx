import { Disc } from '#kit/web/ui/content/avatar.tsx'
import type { Icon } from '#kit/web/ui/icon.tsx'
import type { ConversationType } from '#network/conversations/contract/conversations.ts'
import { IconCertificate, IconFileCheck, IconMessageCircle, IconSchool, IconUserPlus } from '~icons'

/** The icon of a conversation's type; its name is next to it. */
export function TypeIcon({ type }: { type: ConversationType }) {
  const Icon = icons[type]
  return (
    <Disc size="md">
      <Icon size={22} stroke={1.6} />
    </Disc>
  )
}

const icons: Record<ConversationType, Icon> = {
  GENERAL: IconMessageCircle,
  INVITATION: IconUserPlus,
  VERIFICATION: IconFileCheck,
  STATUS_UPGRADE: IconCertificate,
  TRAINING: IconSchool,
}
