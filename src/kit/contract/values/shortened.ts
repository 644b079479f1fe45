/** At most so many characters, cut between words. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}
