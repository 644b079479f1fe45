/**
 * What a stranger wrote, for a mail: the portal sends it to whatever address they gave, so nobody must be able to have it send a
 * link of theirs. Mail programs make links of addresses in plain text, too. Brackets keep those readable and lead nowhere.
 */
export function unlinked(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}_-])[.．。｡․](?=[\p{L}\p{N}])/gu, bracketed).replace(/:(?=\/\/)/g, bracketed)
}

function bracketed(character: string): string {
  return `[${character}]`
}
