/** Parses and serializes the query string for the application's router. */
export const plainSearch = {
  // Values stay text, unlike the router's default of JSON: a token of digits is no number. `lang` is handled at start.
  parseSearch: (search: string): Record<string, string> => {
    const { lang: _, ...parameters } = Object.fromEntries(new URLSearchParams(search))
    return parameters
  },
  stringifySearch: (search: Record<string, string>) => {
    const text = String(new URLSearchParams(search))
    return text && `?${text}`
  },
}
