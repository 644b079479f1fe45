/** Problems of configuration that the owner is shown. */
export const warnings = [
  'unknown_proxy',
  'trusts_every_proxy',
  'foreign_files',
  'unknown_files',
  'damaged_files',
  'locked_signing_key',
  'mail_waits',
  'backup_missing',
  'backup_failed',
  'backup_old',
] as const
export type Warning = (typeof warnings)[number]
