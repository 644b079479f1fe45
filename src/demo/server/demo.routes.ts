import { routes } from '#kit/server/http/context.ts'
import { markCid } from '#kit/server/mail/mail-layout.ts'
import { markAddress } from '#kit/server/public-page/look-style.ts'
import { demo } from '../contract/demo.ts'
import { demoAccounts, demoPassword } from '../records/demo-accounts.ts'

const mailboxSize = 200

export const demoRoutes = routes(demo, {
  mails: async ({ db, texts }) => {
    const mails = await db
      .selectFrom('mails')
      .select(['id', 'to', 'subject', 'text', 'html', 'created_at'])
      .where('sent_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(mailboxSize)
      .execute()
    // A mailbox shows the mark that is sent with a mail; this one has nothing but the text.
    const { mark } = texts.look()
    const shown = (html: string) => (mark === null ? html : html.replace(markCid, markAddress(mark)))
    return { data: mails.map((mail) => ({ ...mail, text: mail.text ?? '', html: shown(mail.html ?? '') })) }
  },
  accounts: async () => ({ data: demoAccounts.map(({ email, role }) => ({ email, role })), password: demoPassword }),
})
