import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton, OutsideLink } from '#kit/web/page/address/link.tsx'
import { hasPermission } from '#kit/web/session/session.ts'
import { Row } from '#kit/web/ui/layout.tsx'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { beginMessage } from '#network/conversations/web/begun-message.shown.ts'
import type { ErasedPerson, Obstacle } from '#office/personal-data/contract/erasures.ts'
import { useObstacleText } from './obstacles.tsx'

/** Artists and students have one with the office, which itself writes to nobody. */
export function hasConversation({ artist, student }: ErasedPerson): boolean {
  return (artist !== null || student !== null) && !hasPermission('can-view-all-conversations')
}

type WriteToOfficeProps = { obstacles: readonly Obstacle[]; contacts: readonly string[]; isByMail: boolean }

/** A link to write to the office, which settles the obstacles, with a message that lists them. */
export function WriteToOffice({ obstacles, contacts, isByMail }: WriteToOfficeProps) {
  const t = useText()
  const obstacleText = useObstacleText()
  const message = [t('erasures.message_to_office'), ...obstacles.map((one) => `– ${obstacleText(one)}`)].join('\n')
  if (!isByMail) return <ToConversation message={message} />
  const subject = encodeURIComponent(t('erasures.panel_title'))
  return contacts.map((address) => (
    <p key={address}>
      <OutsideLink href={`mailto:${address}?subject=${subject}&body=${encodeURIComponent(message)}`}>
        {address}
      </OutsideLink>
    </p>
  ))
}

function ToConversation({ message }: { message: string }) {
  const t = useText()
  const { data } = useApi(conversations.list, { type: 'GENERAL', itemsPerPage: 1 })
  // Who has written nothing yet begins the conversation there.
  const id = data?.data[0]?.id
  return (
    <Row>
      <LinkButton
        to="/inbox"
        search={{ conversation: id }}
        onClick={() => id !== undefined && beginMessage(id, message)}
      >
        {t('conversations.write_to_office')}
      </LinkButton>
    </Row>
  )
}
