import type { ProArtist } from '#contract/pro-artists.entities.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import { ApplicationFacts, Bio, FormFacts, hasForm } from './artist-data.tsx'
import { ArtistDocuments } from './artist-documents.tsx'
import { ArtistPackages } from './artist-packages.tsx'
import type { ArtistSection } from './artist-page.tsx'
import { ArtistPortfolio } from './artist-portfolio.tsx'
import { ArtistReviews } from './artist-reviews.tsx'
import { ArtistTrainings } from './artist-trainings.tsx'
import { ArtistVouchers } from './artist-vouchers.tsx'

const isOfNetwork = ({ invitation_status }: ProArtist) => invitation_status === invitationStatus.COMPLETED

/** What an artist of the network does. */
export const workSections: ArtistSection[] = [
  {
    name: 'trainings',
    title: 'proArtists.trainings',
    isShown: isOfNetwork,
    content: ({ trainings }) => <ArtistTrainings trainings={trainings} />,
  },
  {
    name: 'reviews',
    title: 'proArtists.details_reviews',
    isShown: isOfNetwork,
    content: (artist) => <ArtistReviews artist={artist} />,
  },
  {
    name: 'portfolio',
    title: 'proArtists.portfolio',
    isShown: isOfNetwork,
    content: ({ portfolio }) => <ArtistPortfolio portfolio={portfolio} />,
  },
  {
    name: 'packages',
    title: 'proArtists.packages',
    isShown: (artist) => isOfNetwork(artist) && artist.packages !== null,
    content: ({ packages }) => <ArtistPackages packages={packages ?? []} />,
  },
  {
    name: 'vouchers',
    title: 'proArtists.vouchers',
    isShown: (artist) => isOfNetwork(artist) && artist.vouchers !== null,
    content: ({ vouchers }) => <ArtistVouchers vouchers={vouchers ?? []} />,
  },
]

/** Who somebody is: by their own words, and on paper. */
export const dataSections: ArtistSection[] = [
  {
    name: 'application',
    title: 'proArtists.details_application',
    isShown: () => true,
    content: (artist) => <ApplicationFacts artist={artist} />,
  },
  {
    name: 'data',
    title: 'proArtists.details_data',
    isShown: () => true,
    content: (artist) => <FormFacts artist={artist} />,
  },
  { name: 'bio', title: 'proArtists.bio', isShown: hasForm, content: ({ bio }) => <Bio bio={bio} /> },
  {
    name: 'documents',
    title: 'proArtists.documents',
    isShown: () => true,
    content: (artist) => <ArtistDocuments artist={artist} />,
  },
]
