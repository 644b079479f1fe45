export const walletErrors = {
  wallet_off: 409,
} as const
