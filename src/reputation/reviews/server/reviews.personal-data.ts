import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'

export const reviewData: PersonalData = {
  reviews: {
    about: [
      {
        kind: 'reviews',
        rows: ofSeat,
        blanked: { text: `''`, author_name: `''` },
        retained: { because: 'rating', columns: ['status', 'title', 'verification'] },
        ofOthers: ['artist_name', 'reply'],
      },
      {
        kind: 'reviews',
        rows: 'artist_id = :artist',
        blanked: { reply: 'null', replied_at: 'null', artist_name: `''` },
        ofOthers: ['author_name'],
      },
    ],
    mentions: ['text', 'reply'],
  },
  review_versions: {
    about: [{ kind: 'reviews', rows: `review_id in (select id from reviews where ${ofSeat})`, deleted: ['text'] }],
    mentions: ['text'],
  },
  review_links: {
    about: [{ kind: 'reviews', rows: ofSeat, deleted: ['nonce', 'token_hash'] }],
    secret: ['nonce', 'token_hash'],
  },
}
