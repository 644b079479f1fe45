export const consentErrors = {
  consent_link_unknown: 404,
  consent_link_expired: 409,
  consent_link_replaced: 409,
  consent_link_gone: 409,
  /** The artist may not answer instead of the person in the picture. */
  consent_not_yours: 403,
  consent_answered: 409,
  /** More consent is given on a page that has been out of date since another event. */
  consent_changed: 409,
  consent_changed_meanwhile: 409,
  /** The consent was refused or withdrawn, and nobody confirmed with the person that they give it again. */
  consent_not_again: 409,
  consent_nobody_shown: 409,
  consent_no_pictures: 409,
  /** Nobody sees the pictures of the work, so it takes no more of them. */
  consent_refused: 409,
  /** A work is approved only with the consent of the person in its pictures. */
  consent_missing: 409,
  /** The person agreed to the pictures and not to the current title and description of the work. */
  consent_outdated: 409,
} as const
