/** What is wrong with how the portal is run, for its owner to put right. */
export const warnings = ['unknown_proxy', 'trusts_every_proxy'] as const
export type Warning = (typeof warnings)[number]
