import { useOnce } from '#kit/web/calls/once.ts'
import { demo } from '../contract/demo.ts'

/** The accounts to try the portal with; null unless this portal is a demo. */
export const useDemo = () => useOnce(demo.accounts, {}, isDemo()).data

/** By the document: another portal knows no such call. */
const isDemo = () => document.documentElement.hasAttribute('data-demo')
