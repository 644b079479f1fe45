import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { ArrivedPage } from '#network/applications/web/arrived-page.shown.tsx'
import type { Station } from '#network/applications/web/way.shown.tsx'

/** Thanks for an application that was sent. */
export function RegisteredPage() {
  const { mailWaits } = usePlace().state
  const intro = mailWaits ? 'applications.registered_mail_waits' : 'applications.registered_intro'
  return <ArrivedPage title="applications.registered_title" intro={intro} stations={stations} />
}

const stations: Station[] = [
  { title: 'applications.registered_sent', text: 'applications.registered_sent_text', state: 'done' },
  { title: 'applications.next_answer', text: 'applications.registered_answer_text', state: 'now' },
  { title: 'applications.next_account', text: 'applications.next_account_text' },
]
