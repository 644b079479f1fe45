import { permissions } from '#contract/kit/permissions.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import { ArtistConversations } from '#web/conversations/artist-conversations.tsx'
import { hasPermission } from '#web/kit/session.ts'
import { ArtistPage, type ArtistSection } from '#web/pro-artists/artist-page.tsx'
import { ArtistResponsibilities } from '#web/responsibilities/artist-responsibilities.tsx'
import { ArtistUpgrade } from '#web/status-upgrades/artist-upgrade.tsx'

/** One artist, with what each feature knows of them. */
export function ArtistDetailsPage() {
  return <ArtistPage sections={sections} />
}

const sections: ArtistSection[] = [
  {
    name: 'upgrade',
    title: 'statusUpgrades.section_title',
    isShown: ({ invitation_status }) =>
      invitation_status === invitationStatus.COMPLETED && hasPermission(permissions.CAN_VIEW_STATUS_UPGRADES),
    content: (artist) => <ArtistUpgrade artist={artist} />,
  },
  {
    name: 'responsibilities',
    title: 'responsibilities.additional_title',
    isShown: ({ invitation_status }) =>
      invitation_status === invitationStatus.COMPLETED && hasPermission(permissions.CAN_VIEW_RESPONSIBILITIES),
    content: (artist) => <ArtistResponsibilities artist={artist} />,
  },
  {
    name: 'conversations',
    title: 'conversations.title',
    // Whoever is not of the network yet gets letters instead.
    isShown: ({ conversations, level }) => conversations.length > 0 && level !== null,
    content: (artist) => <ArtistConversations artist={artist} />,
  },
]
