import type { ImportKind } from '#office/imports/contract/import-kinds.ts'
import type { Importer } from './importer.ts'
import { artistImport } from './kinds/artist-import.ts'
import { certificateImport } from './kinds/certificate-import.ts'
import { levelImport } from './kinds/level-import.ts'
import { packageImport } from './kinds/package-import.ts'
import { saleImport } from './kinds/sale-import.ts'
import { studentImport } from './kinds/student-import.ts'
import { trainingImport } from './kinds/training-import.ts'
import { voucherImport } from './kinds/voucher-import.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind has rows of its own.
export const importers: Record<ImportKind, Importer<any, any>> = {
  LEVELS: levelImport,
  PACKAGES: packageImport,
  STUDENTS: studentImport,
  SALES: saleImport,
  VOUCHERS: voucherImport,
  CERTIFICATES: certificateImport,
  ARTISTS: artistImport,
  TRAININGS: trainingImport,
}
