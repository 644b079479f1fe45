/* What can come in a ZIP with a file of artists, by the columns that name it. */

export const fileFields = ['photo', 'pictures', 'documents', 'licences', 'insurances'] as const
export type FileField = (typeof fileFields)[number]

export const isFileField = (field: string): field is FileField => (fileFields as readonly string[]).includes(field)

/** The kind of document of each column of documents. */
export const kindOfDocument = { documents: 'CERTIFICATE', licences: 'LICENCE', insurances: 'INSURANCE' } as const
