/** Decodes a text file in any encoding that Excel writes: UTF-8, UTF-16 or Windows-1250. */

/**
 * Decodes any of the encodings that Excel saves: UTF-8 and UTF-16 are detected by their first bytes, and invalid UTF-8
 * is Windows-1250. UTF-16 without its mark has a zero after a first letter from A to Z, which no other text has.
 */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

// The contract compiles without DOM and Node types; both have it.
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (encoding: string, options?: { fatal: boolean }) => { decode(bytes: Uint8Array): string }
}
