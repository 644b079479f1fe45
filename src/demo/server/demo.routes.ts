import { routes } from '#kit/server/http/context.ts'
import { demo } from '../contract/demo.ts'
import { demoAccounts, demoPassword } from '../records/demo-accounts.ts'

const mailboxSize = 200

export const demoRoutes = routes(demo, {
  mails: async ({ db }) => {
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'to', 'subject', 'text', 'html', 'created_at'])
      .where('sent_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(mailboxSize)
      .execute()
    return { data: mails.map((mail) => ({ ...mail, text: mail.text ?? '', html: mail.html ?? '' })) }
  },
  accounts: async () => ({ data: demoAccounts.map(({ email, role }) => ({ email, role })), password: demoPassword }),
})
