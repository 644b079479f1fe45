/** Whether an Accept-Encoding header accepts a coding: listed in it, or covered by `*`, and not with q=0. */
export function acceptsCoding(wanted: 'br' | 'gzip', accepted = ''): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return [coding, Number(weight)] as const
    }),
  )
  return (weights.get(wanted) ?? weights.get('*') ?? 0) > 0
}
