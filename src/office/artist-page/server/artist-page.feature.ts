import { feature } from '#kit/server/http/feature.ts'
import { artistDetails } from './artist-details.queries.ts'

export const artistPage = feature({ parts: { artistDetails } })
