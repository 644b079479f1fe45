import { type Channel, channels } from './consents.ts'

export type ConsentChange = { give: Channel[]; withdraw: Channel[] }

/** What is said by these ticks, where others stand: with none, no to all, also to what nobody asked about yet; with the same, the same again. */
export function consentChange(chosen: readonly Channel[], standing: readonly Channel[]): ConsentChange {
  if (chosen.length === 0) return { give: [], withdraw: [...channels] }
  const give = chosen.filter((channel) => !standing.includes(channel))
  const withdraw = standing.filter((channel) => !chosen.includes(channel))
  return give.length + withdraw.length > 0 ? { give, withdraw } : { give: [...chosen], withdraw: [] }
}

/** The ticks by which a change is said. */
export function channelsAfter({ give, withdraw }: ConsentChange, standing: readonly Channel[]): Channel[] {
  return channels.filter(
    (channel) => give.includes(channel) || (standing.includes(channel) && !withdraw.includes(channel)),
  )
}
