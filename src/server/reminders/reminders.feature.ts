import { feature } from '#server/kit/http/feature.ts'
import { remind } from './remind.ts'
import { reminderMails } from './reminders.mail.ts'
import { reminderNotices } from './reminders.notices.ts'

export const reminders = feature({
  mails: reminderMails,
  bell: reminderNotices,
  schedules: { hourly: remind },
})
