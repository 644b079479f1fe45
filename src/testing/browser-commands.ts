import type { BrowserCommandContext } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    cutOff: (addresses: string) => Promise<void>
    reconnect: (addresses: string) => Promise<void>
  }
}

/** What a component test cannot do from within its page. */
export const commands = {
  /** From now on nothing comes from these addresses, as where the network is gone. */
  cutOff: ({ context }: BrowserCommandContext, addresses: string) => context.route(addresses, (route) => route.abort()),
  reconnect: ({ context }: BrowserCommandContext, addresses: string) => context.unroute(addresses),
}
