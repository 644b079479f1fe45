import { lazy } from 'react'
import { type ArtistTab, isOfNetwork } from '#network/artists/web/page/artist-tabs.shown.tsx'
import { ArtistTrainings } from './artist-trainings.tsx'

/** What an artist of the network does. */
export const workTabs: ArtistTab[] = [
  {
    name: 'trainings',
    title: 'artists.trainings',
    isShown: (artist) => isOfNetwork(artist) && artist.trainings !== null,
    count: ({ trainings }) => trainings?.length ?? 0,
    content: ArtistTrainings,
  },
  {
    name: 'reviews',
    title: 'artists.tab_reviews',
    isShown: isOfNetwork,
    count: ({ reviews_count }) => reviews_count,
    content: lazy(async () => ({
      default: (await import('./artist-reviews.tsx')).ArtistReviews,
    })),
  },
  {
    name: 'portfolio',
    title: 'artists.portfolio',
    isShown: isOfNetwork,
    count: ({ portfolio }) => portfolio.length,
    content: lazy(async () => ({
      default: (await import('./artist-portfolio.tsx')).ArtistPortfolio,
    })),
  },
  {
    name: 'sales',
    title: 'artists.tab_sales',
    isShown: (artist) => isOfNetwork(artist) && (artist.packages ?? artist.vouchers) !== null,
    count: ({ trainings_sold }) => trainings_sold,
    content: lazy(async () => ({ default: (await import('./artist-sales.tsx')).ArtistSales })),
  },
]
