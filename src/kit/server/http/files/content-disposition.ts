import { visibleName } from '#kit/contract/texts/invisible.ts'

/**
 * Whether a browser shows a file or saves it, and by what name: texts that the office edits and names of uploaded files have any
 * letters, which a header cannot hold. The first name is for programs that do not know the second.
 */
export function contentDisposition(name: string, isInline = false): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(visibleName(name)).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
