import { z } from 'zod/mini'
import { instant } from '#kit/contract/fields.ts'
import { mailProblems } from '#kit/contract/values/mail-problems.ts'

/** How many of them are shown, and for how long. */
export const mostRefusals = 10
export const daysOfRefusals = 30

/** How mail leaves. `DEMO`: it does not, the demo shows it on a page; `NOT_SET`: no mail server is named. */
export const mailState = z.object({
  state: z.enum(['LEAVES', 'FAILS', 'NOT_SET', 'DEMO']),
  problem: z.nullable(z.enum(mailProblems)),
  failing_since: z.nullable(instant()),
  /** Mails that have not left, and since when the oldest waits. */
  waiting: z.int(),
  oldest_at: z.nullable(instant()),
  /** The latest mails whose recipients the mail server does not accept, each with its reason. They are not tried again. */
  refused: z.array(
    z.object({
      id: z.int(),
      to: z.string(),
      subject: z.string(),
      refused_at: instant(),
      refusal: z.string(),
    }),
  ),
  from: z.string(),
  /** Where an answer arrives; null: at `from`. */
  reply_to: z.nullable(z.string()),
})
export type MailState = z.output<typeof mailState>
