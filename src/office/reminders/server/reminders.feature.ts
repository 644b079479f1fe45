import { feature } from '#kit/server/http/feature.ts'
import { remind } from './remind.ts'
import { reminderMails } from './reminders.mail.ts'
import { reminderNotices } from './reminders.notices.ts'
import { reminderData } from './reminders.personal-data.ts'

export const reminders = feature({
  personalData: reminderData,
  mails: reminderMails,
  bell: reminderNotices,
  schedules: { hourly: remind },
})
