import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Avatar, Disc } from '#kit/web/ui/content/avatar.tsx'
import { Meta, Row } from '#kit/web/ui/layout.tsx'
import { participants } from '#teaching/participants/contract/participants.ts'
import { IconArmchair } from '~icons'

type SeatRowProps = {
  trainingId: number /** How many there are, until the board shows who has them. */
  seats: number
}

/** The seats of a training: faces, chairs that are held for somebody, and free ones. */
export function SeatRow({ trainingId, seats }: SeatRowProps) {
  const t = useText()
  const { data } = useApi(participants.board, { id: trainingId })
  const seated = data?.data.participants.filter(({ status }) => status !== 'CANCELLED') ?? []
  const max = data?.data.seats_max ?? seats
  const taken = data?.data.seats_taken ?? 0
  const held = Math.max(0, taken - seated.length)
  const chairs = Math.max(0, Math.min(max, most) - seated.length)
  return (
    <Row>
      <Row as="ul" gap="2xs" aria-hidden="true">
        {seated.slice(0, most).map(({ id, student }) => (
          <li key={id} title={fullName(student)}>
            <Avatar name={fullName(student)} size="sm" />
          </li>
        ))}
        {Array.from({ length: chairs }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chairs are alike.
          <li key={`chair ${index}`}>
            <Disc tone={index < held ? 'waiting' : 'quiet'}>
              <IconArmchair size={18} />
            </Disc>
          </li>
        ))}
      </Row>
      <Meta>{data ? t('participants.seats', { taken, max }) : t('app.loading')}</Meta>
    </Row>
  )
}

/** More are only counted, in the text next to it. */
const most = 24
