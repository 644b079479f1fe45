/** As social media show pictures: in a list, and over the whole screen. */
export const cardFormats = ['square', 'story'] as const
export type CardFormat = (typeof cardFormats)[number]
