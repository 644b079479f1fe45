import type { OfficeStep } from '#contract/applications/applications.flow.ts'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'

export type StepProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  onRefused: (error: ApiError) => void
}

/** A step for which the office writes a word to the artist. */
export type WordStep = Exclude<OfficeStep, 'accept' | 'complete'>
