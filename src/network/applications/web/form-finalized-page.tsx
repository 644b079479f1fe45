import { ArrivedPage } from './arrived-page.shown.tsx'
import { LinkGate, LinkLeadsTo } from './link-gate.tsx'
import type { Station } from './way.shown.tsx'

/** Thanks for a form that was sent, and only for such a one: the address stays in the browser, and the link's state moves on. */
export function FormFinalizedPage() {
  return (
    <LinkGate
      open={(hash) => <LinkLeadsTo to={`/pro-artist-form/${hash}`} />}
      sent={() => (
        <ArrivedPage title="applications.formed_title" intro="applications.formed_intro" stations={stations} />
      )}
    />
  )
}

const stations: Station[] = [
  { title: 'applications.formed_sent', text: 'applications.formed_sent_text', state: 'done' },
  { title: 'applications.formed_check', text: 'applications.formed_check_text', state: 'now' },
  { title: 'applications.formed_account', text: 'applications.formed_account_text' },
]
