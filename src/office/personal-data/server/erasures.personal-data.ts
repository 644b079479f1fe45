import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** Numbers and counts, and of guests a keyed hash: who was erased is not in it. */
export const erasureData: PersonalData = {
  erasures: { notPersonal: ['cause', 'receipt', 'undo_hash', 'email_hash'] },
}
