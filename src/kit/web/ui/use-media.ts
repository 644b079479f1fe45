import { useMediaQuery } from '@mantine/hooks'
import { breakpoints } from './styles/breakpoints.ts'

/**
 * Whether a media query matches, from the first render on. Without the option the library's hook answers false until a screen was
 * rendered once, and a phone would render that of a desktop first.
 */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false })

export const useIsPhone = () => useMedia(`(width < ${breakpoints.xs})`)
