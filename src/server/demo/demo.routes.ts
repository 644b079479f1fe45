import { demo } from '#contract/demo/demo.ts'
import { demoAccounts, demoPassword } from '#demo/demo-accounts.ts'
import { routes } from '#server/kit/http/context.ts'

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
