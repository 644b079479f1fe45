import type { FieldChange } from '#kit/contract/revision.ts'

/** What the office looks at after an artist changed it: who they are, and whom invoices go to. */
const reviewedFields = ['first_name', 'last_name', 'company_name', 'tax_id'] as const

export function changesToReview(changes: readonly FieldChange[]): FieldChange[] {
  return changes.filter(({ field }) => (reviewedFields as readonly string[]).includes(field))
}

/** Nobody of the network is without a certificate: the last one goes only once another is there. */
export function mayRemoveDocument(documents: readonly { id: number; kind: string }[], id: number): boolean {
  return documents.some((document) => document.kind === 'CERTIFICATE' && document.id !== id)
}
