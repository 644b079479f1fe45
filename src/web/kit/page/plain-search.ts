/** How the application's router reads and writes what follows `?`. */
export const plainSearch = {
  // What an address says stays text: a token of digits is no number, and nothing is quoted. A language was taken out at start.
  parseSearch: (search: string): Record<string, string> => {
    const { lang: _, ...said } = Object.fromEntries(new URLSearchParams(search))
    return said
  },
  stringifySearch: (search: Record<string, string>) => {
    const text = String(new URLSearchParams(search))
    return text && `?${text}`
  },
}
