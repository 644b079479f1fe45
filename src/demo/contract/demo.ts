import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'

const mail = z.object({
  id: id(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: instant(),
})

/** Registered only in the demo, where mails that no SMTP server took stay in a mailbox. */
export const demo = calls('demo', {
  mails: endpoint({
    method: 'GET',
    path: '/api/demo/mails',
    permission: 'can-view-system-settings',
    isInPerson: true,
    response: z.object({ data: z.array(mail) }),
  }),
  /** Whether this portal is a demo, and the accounts to try it with. */
  accounts: endpoint({
    method: 'GET',
    path: '/api/demo/accounts',
    permission: 'public',
    response: z.object({ data: z.array(z.object({ email: z.string(), role: z.string() })), password: z.string() }),
  }),
})
