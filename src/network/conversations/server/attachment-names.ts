import type { Translate } from '#kit/contract/texts/texts.ts'

/** The title of a file for readers who may not see its name: its kind, and its number in the message. */
export function fileTitle(t: Translate, { mime, number }: { mime: string; number: number }): string {
  return t(mime === 'application/pdf' ? 'conversations.file_document' : 'conversations.file_picture', { number })
}
