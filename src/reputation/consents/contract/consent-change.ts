import { type Channel, channels } from './consents.ts'

export type ConsentChange = { give: Channel[]; withdraw: Channel[] }

/**
 * The change that the checked channels mean against the present ones: none checked is a refusal of all, also of
 * channels that nobody requested yet; the same ones confirm them.
 */
export function consentChange(chosen: readonly Channel[], consented: readonly Channel[]): ConsentChange {
  if (chosen.length === 0) return { give: [], withdraw: [...channels] }
  const give = chosen.filter((channel) => !consented.includes(channel))
  const withdraw = consented.filter((channel) => !chosen.includes(channel))
  return give.length + withdraw.length > 0 ? { give, withdraw } : { give: [...chosen], withdraw: [] }
}

/** The channels that are checked after a change. */
export function channelsAfter({ give, withdraw }: ConsentChange, consented: readonly Channel[]): Channel[] {
  return channels.filter(
    (channel) => give.includes(channel) || (consented.includes(channel) && !withdraw.includes(channel)),
  )
}
