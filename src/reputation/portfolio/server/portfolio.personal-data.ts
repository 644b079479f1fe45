import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const portfolioData: PersonalData = {
  portfolio_items: {
    about: [
      {
        kind: 'portfolio',
        rows: 'pro_artist_id = :artist',
        deleted: [
          ...['title', 'description', 'technique', 'status', 'moderation_reason'],
          ...['consent_state', 'consented', 'consented_words', 'health', 'search'],
        ],
      },
    ],
    mentions: ['title', 'description', 'moderation_reason'],
  },
  portfolio_images: {
    about: [
      {
        kind: 'portfolio',
        rows: 'portfolio_item_id in (select id from portfolio_items where pro_artist_id = :artist)',
        deleted: ['stage', 'alt', 'look', 'crops', 'crop_bands'],
      },
    ],
    mentions: ['alt'],
  },
  // Perceptual hashes of pictures that somebody refused: neither a picture nor a person can be derived from them.
  refused_looks: { notPersonal: ['look', 'crops', 'crop_bands'] },
}
