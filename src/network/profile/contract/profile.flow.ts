import type { FieldChange } from '#kit/contract/revision.ts'

/** What the office looks at after an artist changed it: who they are, and whom invoices go to. */
const reviewedFields = ['first_name', 'last_name', 'company_name', 'tax_id'] as const

export function changesToReview(changes: readonly FieldChange[]): FieldChange[] {
  return changes.filter(({ field }) => (reviewedFields as readonly string[]).includes(field))
}

/** Every artist of the network has a certificate: the last one can be removed only after another was added. */
export function mayRemoveDocument(documents: readonly { id: number; kind: string }[], id: number): boolean {
  return documents.some((document) => document.kind === 'CERTIFICATE' && document.id !== id)
}
