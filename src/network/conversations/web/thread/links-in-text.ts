type Part = { at: number; part: string; isLink: boolean }

const address = /https?:\/\/[^\s<>"']+/gi

/** A text in parts. Only http and https become links; what closes a sentence is no part of the address. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  const add = (part: string, isLink: boolean) => {
    if (part) parts.push({ at: end, part, isLink })
    end += part.length
  }
  for (const { index, 0: found } of text.matchAll(address)) {
    add(text.slice(end, index), false)
    add(withoutEnd(found), URL.canParse(withoutEnd(found)))
  }
  add(text.slice(end), false)
  return parts
}

/** A bracket belongs to the address where it was opened in it. */
function withoutEnd(found: string): string {
  const bare = found.replace(/[.,;:!?…”»’]+$/, '')
  if (bare.endsWith(')') && !bare.includes('(')) return withoutEnd(bare.slice(0, -1))
  return bare
}
