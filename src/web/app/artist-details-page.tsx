import { lazy } from 'react'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { ArtistPage } from '#web/artists/artist-page.tsx'
import { type ArtistTab, historyTab, papersTab, workTabs } from '#web/artists/artist-tabs.tsx'
import { hasPermission } from '#web/kit/session/session.ts'
import { UpgradeDecision } from '#web/status-upgrades/upgrade-decision.tsx'

/** One artist, with what each feature knows of them. Of an applicant the office wants to know who they are; of an artist what they do. */
export function ArtistDetailsPage() {
  return <ArtistPage tabs={tabs} decision={decisionOn} />
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
  // Whoever is not of the network yet gets letters instead.
  isShown: ({ conversations, level }) => conversations.length > 0 && level !== null,
  waiting: ({ conversations }) => conversations.reduce((sum, { unread }) => sum + unread, 0),
  // A conversation is a window to scroll in.
  isNotPrinted: true,
  content: lazy(async () => ({
    default: (await import('#web/conversations/artist-conversations.tsx')).ArtistConversations,
  })),
}

const tabs = [...workTabs, levelTab, messagesTab, papersTab, historyTab]
