import type { Translate } from '#kit/contract/texts/texts.ts'

/** What a file is called for whoever may not see its name: what it is, and which of its message. */
export function fileTitle(t: Translate, { mime, number }: { mime: string; number: number }): string {
  return t(mime === 'application/pdf' ? 'conversations.file_document' : 'conversations.file_picture', { number })
}
