import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The link to an artist, with the list that the reader came from, its filters and its order. */
export function useWayToArtist(): (artist: { id: number }) => string {
  const { href } = useLocation()
  return useCallback(({ id }) => `/proartist/${id}?from=${encodeURIComponent(href)}`, [href])
}
