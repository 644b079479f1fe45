import type { ApiError } from '#kit/web/calls/api-error.ts'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import type { OfficeStep } from '#network/artists/contract/artists.flow.ts'

export type StepProps = {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  onRefused: (error: ApiError) => void
}

/** A step for which the office writes a word to the artist. */
export type CommentStep = Exclude<OfficeStep, 'accept' | 'complete'>

/** What has a dialog. It is the page's own: it stays open where the window gets another width. */
export type AskedStep = CommentStep | 'setLevel'
