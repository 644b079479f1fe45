import { lazy } from 'react'
import { hasPermission } from '#kit/web/session/session.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { ArtistPage } from '#network/artists/web/page/artist-page.shown.tsx'
import { type ArtistTab, historyTab, papersTab } from '#network/artists/web/page/artist-tabs.shown.tsx'
import { UpgradeDecision } from '#network/status-upgrades/web/upgrade-decision.shown.tsx'
import { SamePerson } from '#office/duplicates/web/applications/same-person.shown.tsx'
import { ArtistPublicPanel } from './artist-public-profile.tsx'
import { workTabs } from './work-tabs.ts'

/** One artist, with what each feature knows of them. Of an applicant the office wants to know who they are; of an artist what they do. */
export function ArtistDetailsPage() {
  return (
    <ArtistPage
      tabs={tabs}
      decision={decisionOn}
      notice={(artist) => <SamePerson artist={artist} />}
      aside={(artist) => <ArtistPublicPanel artist={artist} />}
    />
  )
}

/** What waits to be decided of an artist of the network. */
function decisionOn(artist: ProArtist) {
  if (artist.level === null || !hasPermission('can-decide-status-upgrade')) return null
  return <UpgradeDecision artist={artist} isWaiting={artist.waiting.upgrades > 0} />
}

const levelTab: ArtistTab = {
  name: 'level',
  title: 'artists.tab_level',
  isShown: ({ invitation_status }) =>
    invitation_status === invitationStatus.COMPLETED &&
    (hasPermission('can-view-status-upgrades') || hasPermission('can-view-responsibilities')),
  waiting: ({ waiting }) => waiting.upgrades + waiting.responsibilities,
  isPressing: ({ waiting }) => waiting.upgrades > 0,
  content: lazy(async () => ({ default: (await import('./artist-level.tsx')).ArtistLevel })),
}

const messagesTab: ArtistTab = {
  name: 'messages',
  title: 'conversations.title',
  // Before acceptance an applicant gets mails instead.
  isShown: ({ conversations, level }) => conversations.length > 0 && level !== null,
  waiting: ({ conversations }) => conversations.reduce((sum, { unread }) => sum + unread, 0),
  // A conversation is a window to scroll in.
  isNotPrinted: true,
  content: lazy(async () => ({
    default: (await import('#network/conversations/web/artist-conversations.shown.tsx')).ArtistConversations,
  })),
}

const tabs = [...workTabs, levelTab, messagesTab, papersTab, historyTab]
