import { readFile } from 'node:fs/promises'
import type { BrowserCommandContext } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    cutOff: (addresses: string) => Promise<void>
    reconnect: (addresses: string) => Promise<void>
    hold: (addresses: string) => Promise<void>
    loseAnswer: (addresses: string) => Promise<void>
    keepPasskeys: () => Promise<void>
    download: () => Promise<{ name: string; text: string }>
    showOn: (media: 'print' | 'screen') => Promise<void>
    sendAs: (account: { email: string; password: string }, call: string, input: object) => Promise<void>
    makeAppleKeys: () => Promise<{ certificate: string; key: string; password: null; issuer_certificate: string }>
  }
}

/** What a component test cannot do from within its page. */
export const commands = {
  /** From now on requests to these addresses fail, as without a network. */
  cutOff: ({ context }: BrowserCommandContext, addresses: string) => context.route(addresses, (route) => route.abort()),
  /** Until they are reconnected, nothing that is sent there arrives, nor fails. */
  hold: ({ context }: BrowserCommandContext, addresses: string) => context.route(addresses, () => {}),
  /** The portal handles the next request to one of these addresses, and its response is lost on the way. */
  loseAnswer: async ({ context, page }: BrowserCommandContext, urlPattern: string) => {
    const browser = await context.newCDPSession(page)
    browser.once('Fetch.requestPaused', async ({ requestId }) => {
      await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      await browser.detach()
    })
    await browser.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] })
  },
  /** From now on the browser makes and keeps passkeys, as a laptop does whose owner looks into its camera. */
  keepPasskeys: async ({ context, page }: BrowserCommandContext) => {
    const browser = await context.newCDPSession(page)
    await browser.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const
    await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } })
  },
  /** The next file that the page downloads: call it before the action that starts the download. */
  download: async ({ page }: BrowserCommandContext) => {
    const file = await page.waitForEvent('download')
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  },
  /** Everything as it is on paper, or again on the screen. */
  showOn: ({ page }: BrowserCommandContext, media: 'print' | 'screen') => page.emulateMedia({ media }),
  /** Somebody else calls the portal from another browser: `benefits.update`. */
  sendAs: async (
    { project }: BrowserCommandContext,
    account: { email: string; password: string },
    call: string,
    input: object,
  ) => {
    const { endpoints } = await import('#testing/fixtures/endpoints.ts')
    const { overHttp } = await import('#testing/servers/portal-process.ts')
    const { Visitor } = await import('#testing/visitor.ts')
    const endpoint = endpoints.get(call)
    if (!endpoint) throw new Error(`There is no call ${call}.`)
    const visitor = await Visitor.arriving(overHttp(`http://127.0.0.1:${project.getProvidedContext().portalPort}`))
    await (await visitor.signIn(account)).send(endpoint, input as never)
  },
  /** The files of Apple's keys from an authority of our own, as the call takes them: no browser makes certificates. */
  makeAppleKeys: async () => (await import('#testing/make/wallets/make-wallet-keys.ts')).makeAppleKeys().entered,
  reconnect: ({ context }: BrowserCommandContext, addresses: string) => context.unroute(addresses),
}
