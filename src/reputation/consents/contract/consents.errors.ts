export const consentErrors = {
  consent_link_unknown: 404,
  consent_link_expired: 409,
  consent_link_replaced: 409,
  consent_link_gone: 409,
  /** The artist may not answer instead of the person in the picture. */
  consent_not_yours: 403,
  consent_answered: 409,
  /** Something was said since the page was opened on which more is agreed to. */
  consent_changed: 409,
  consent_changed_meanwhile: 409,
  /** It was refused or taken back, and nobody asked the person whether to give it anew. */
  consent_not_again: 409,
  consent_nobody_shown: 409,
  consent_no_pictures: 409,
  /** Nobody sees the pictures of the work, so it takes no more of them. */
  consent_refused: 409,
  /** A work is approved with the consent of whoever is in its pictures. */
  consent_missing: 409,
} as const
