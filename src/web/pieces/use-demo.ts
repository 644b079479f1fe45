import { demo } from '#contract/demo/demo.ts'
import { useOnce } from '#web/kit/calls/once.ts'

/** The accounts to try the portal with; null unless this portal is a demo. */
export const useDemo = () => useOnce(demo.accounts, {}).data
