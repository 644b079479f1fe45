import { ArtistConversations } from '#web/conversations/artist-conversations.tsx'
import { ArtistPage, type ArtistSection } from '#web/pro-artists/artist-page.tsx'

/** One artist, with what each feature knows of them. */
export function ArtistDetailsPage() {
  return <ArtistPage sections={sections} />
}

const sections: ArtistSection[] = [
  {
    name: 'conversations',
    title: 'conversations.title',
    // Whoever is not of the network yet gets letters instead.
    isShown: ({ conversations, level }) => conversations.length > 0 && level !== null,
    content: (artist) => <ArtistConversations artist={artist} />,
  },
]
