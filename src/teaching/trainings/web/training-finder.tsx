import { finderPart } from '#kit/web/page/screens/finder-part.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { trainings } from '#teaching/trainings/contract/trainings.ts'

export const trainingFinder = finderPart({
  title: 'trainings.title_all',
  below: '/training/',
  endpoint: trainings.list,
  lists: [{ input: { scope: 'all' } }],
  found: ({ id, title, artist, artist_name, state, city }, { t, inLanguage }) => ({
    to: `/training/${id}`,
    name: inLanguage(title),
    note: [artist_name, city, t(`artists.training_${state}`)].filter(Boolean).join(' · '),
    picture: <Avatar name={artist_name} src={artist?.avatar_url ?? null} size="sm" />,
  }),
  picture: (name) => <Avatar name={name} size="sm" />,
})
