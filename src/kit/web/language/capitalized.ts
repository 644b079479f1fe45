/** What begins small in the middle of an email begins with a capital where it is alone, as in a list of facts. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
