import { hash } from 'node:crypto'

/**
 * The key of the row for what a form sent under its own key: the same again is the same row. What was changed after a lost response
 * is another one, so that nothing that somebody typed is taken for what arrived before.
 */
export function sentKey({ key, ...content }: { key: string }): string {
  return hash('sha256', JSON.stringify([key, content])).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
