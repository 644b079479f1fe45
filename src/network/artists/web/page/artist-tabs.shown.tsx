import { type ComponentType, lazy } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { ArtistTrainings } from '#office/artist-page/web/artist-trainings.tsx'
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
  /** Something here waits to be decided: whoever was told of it, and comes without saying where to, begins here. */
  isPressing?: (artist: ProArtist) => boolean
  isNotPrinted?: boolean
  content: ComponentType<OfArtist>
}

const isOfNetwork = ({ invitation_status }: ProArtist) => invitation_status === invitationStatus.COMPLETED

/** What an artist of the network does. */
export const workTabs: ArtistTab[] = [
  {
    name: 'trainings',
    title: 'artists.trainings',
    isShown: isOfNetwork,
    count: ({ trainings }) => trainings.length,
    content: ArtistTrainings,
  },
  {
    name: 'reviews',
    title: 'artists.tab_reviews',
    isShown: isOfNetwork,
    count: ({ reviews_count }) => reviews_count,
    content: lazy(async () => ({
      default: (await import('#office/artist-page/web/artist-reviews.tsx')).ArtistReviews,
    })),
  },
  {
    name: 'portfolio',
    title: 'artists.portfolio',
    isShown: isOfNetwork,
    count: ({ portfolio }) => portfolio.length,
    content: lazy(async () => ({
      default: (await import('#office/artist-page/web/artist-portfolio.tsx')).ArtistPortfolio,
    })),
  },
  {
    name: 'sales',
    title: 'artists.tab_sales',
    isShown: (artist) => isOfNetwork(artist) && (artist.packages ?? artist.vouchers) !== null,
    count: ({ trainings_sold }) => trainings_sold,
    content: lazy(async () => ({ default: (await import('#office/artist-page/web/artist-sales.tsx')).ArtistSales })),
  },
]

/** Who somebody is, by their own words and on paper: all that the office decides by. */
export const papersTab: ArtistTab = {
  name: 'data',
  title: 'artists.tab_data',
  isShown: () => true,
  content: ArtistPapers,
}

/** Of an applicant it stands beside the papers. */
export const historyTab: ArtistTab = {
  name: 'history',
  title: 'artists.details_history',
  isShown: isOfNetwork,
  content: ArtistHistory,
}
