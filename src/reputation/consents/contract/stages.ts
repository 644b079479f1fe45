/** When a picture was taken, in the order in which a work is shown. */
export const stages = ['BEFORE', 'AFTER', 'HEALED'] as const
export type Stage = (typeof stages)[number]
