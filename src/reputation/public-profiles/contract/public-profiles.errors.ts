export const publicProfileErrors = {
  public_profile_blocked: 409,
} as const
