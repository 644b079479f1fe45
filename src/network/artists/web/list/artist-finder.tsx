import type { Right } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { finderPart } from '#kit/web/page/screens/finder-part.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { type InvitationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ListContext } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'

const listIn = (context: ListContext, access: Right) => ({ input: { params: JSON.stringify({ context }) }, access })

export const artistFinder = finderPart({
  title: 'finder.artists',
  below: '/proartist/',
  endpoint: artists.list,
  // Together they hold every artist.
  lists: [
    listIn('LIST', 'can-view-all-pro-artists'),
    listIn('INVITATION', 'can-view-applied-pro-artists'),
    listIn('VERIFICATION', 'can-view-pending-verifications-pro-artist'),
  ],
  found: ({ id, first_name, last_name, email, city, level, invitation_status, avatar_url }, { t, inLanguage }) => {
    const name = fullName({ first_name, last_name })
    const isOfNetwork = invitation_status === invitationStatus.COMPLETED
    const memberState = isOfNetwork
      ? level && inLanguage(level.name)
      : t(`artists.status_${invitation_status as InvitationStatus}`)
    return {
      to: `/proartist/${id}`,
      name,
      email,
      note: [city, memberState].filter(Boolean).join(' · '),
      picture: <Avatar name={name} src={avatar_url} size="sm" />,
    }
  },
  picture: (name) => <Avatar name={name} size="sm" />,
})
