/** What a mail server may answer to a test mail, and what is missing for publication. */
export const settingsErrors = {
  mail_not_set: 409,
  mail_unreachable: 409,
  mail_certificate: 409,
  mail_sign_in: 409,
  mail_refused: 409,
  operator_missing: 409,
} as const
