import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const decisionData: PersonalData = {
  // Who has what open: it expires within a minute, and is deleted within the hour.
  decision_viewers: { notPersonal: ['kind'] },
}
