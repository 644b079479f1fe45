import { ArtistPage, type ArtistSection } from '#web/pro-artists/artist-page.tsx'

/** One artist, with what each feature knows of them. */
export function ArtistDetailsPage() {
  return <ArtistPage sections={sections} />
}

const sections: ArtistSection[] = []
