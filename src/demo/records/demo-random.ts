/** Chance that falls the same way in every academy: mulberry32. */
export type Random = {
  /** From 0 up to, not including, 1. */
  fraction(): number
  between(least: number, most: number): number
  whole(least: number, most: number): number
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
}

export function randomOf(seed: number): Random {
  let state = (seed * 0x9e3779b9) | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + fraction() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  return { fraction, between, whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] }
}
