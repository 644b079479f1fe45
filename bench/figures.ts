/** What the product promises, and what was measured in this run. */
export type Figure = { name: string; wanted: string; measured: string; detail: string; isMet: boolean }

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
