import { ArrivedPage } from './arrived-page.tsx'
import { LinkGate, LinkLeadsTo } from './link-gate.tsx'
import type { Station } from './way.tsx'

/** Thanks for a form that was sent, and only for such a one: the address stays in the browser, and the link's state moves on. */
export function FormFinalizedPage() {
  return (
    <LinkGate
      open={(hash) => <LinkLeadsTo to={`/pro-artist-form/${hash}`} />}
      sent={() => <ArrivedPage title="proArtists.formed_title" intro="proArtists.formed_intro" stations={stations} />}
    />
  )
}

const stations: Station[] = [
  { title: 'proArtists.formed_sent', text: 'proArtists.formed_sent_text', state: 'done' },
  { title: 'proArtists.formed_check', text: 'proArtists.formed_check_text', state: 'now' },
  { title: 'proArtists.formed_account', text: 'proArtists.formed_account_text' },
]
