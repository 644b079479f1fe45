import type { ComponentType } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { ArtistHistory } from './artist-history.tsx'
import { ArtistPapers } from './artist-papers.tsx'

type OfArtist = { artist: ProArtist }

/** A side of an artist, behind a tab of its own. What is not the first that people see is fetched when they ask for it. */
export type ArtistTab = {
  name: string
  title: TextKey
  isShown: (artist: ProArtist) => boolean
  count?: (artist: ProArtist) => number
  /** How much of it waits for the reader. */
  waiting?: (artist: ProArtist) => number
  /** Something here waits for a decision: a link without a tab opens this one. */
  isPressing?: (artist: ProArtist) => boolean
  isNotPrinted?: boolean
  content: ComponentType<OfArtist>
}

export const isOfNetwork = ({ invitation_status }: ProArtist) => invitation_status === invitationStatus.COMPLETED

/** Who somebody is, by their own words and on paper: all that the office decides by. */
export const papersTab: ArtistTab = {
  name: 'data',
  title: 'artists.tab_data',
  isShown: () => true,
  content: ArtistPapers,
}

/** For an applicant it is at the side of the data. */
export const historyTab: ArtistTab = {
  name: 'history',
  title: 'artists.details_history',
  isShown: isOfNetwork,
  content: ArtistHistory,
}
