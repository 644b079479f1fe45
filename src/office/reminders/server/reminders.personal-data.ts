import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

/** That something was reminded of, by numbers. */
export const reminderData: PersonalData = { reminders: { notPersonal: ['event', 'occasion'] } }
