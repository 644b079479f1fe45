/**
 * Defangs URLs in text by strangers: the portal mails it to any address that they enter, so it must not carry their links, which mail
 * programs would detect even in plain text. In brackets, dots and colons stay readable and make no link.
 */
export function defang(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}_-])[.．。｡․](?=[\p{L}\p{N}])/gu, bracketed).replace(/:(?=\/\/)/g, bracketed)
}

function bracketed(character: string): string {
  return `[${character}]`
}
