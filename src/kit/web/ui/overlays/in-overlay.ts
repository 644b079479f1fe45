import { createContext, useContext } from 'react'

export const InOverlay = createContext(false)

/**
 * Popovers inside a dialog or a dropdown are rendered in it: everything outside a modal dialog is inert, and a click outside a
 * dropdown closes it.
 */
export const useIsInOverlay = () => useContext(InOverlay)
