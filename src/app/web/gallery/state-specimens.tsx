import { useText } from '#kit/web/language/i18n.ts'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { StatusBadge, Tag } from '#kit/web/ui/content/badge.tsx'
import { Count } from '#kit/web/ui/content/count.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Columns, Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

const people = ['Helena Zawadzka', 'Maja Żurawska', 'Łucja Ćwik', 'Emily Carter']
/** Uploaded pictures, in pixels: one of any shape fills the circle and no more. */
const photos = [
  [300, 400],
  [400, 300],
  [8, 12],
  [6000, 9000],
] as const
const photoSizes = ['sm', 'md', 'lg', 'xl'] as const

export function StateSpecimens() {
  const t = useText()
  return (
    <Columns column="22rem">
      <Panel title={t('gallery.states')}>
        <Row>
          <StatusBadge>{t('gallery.ordinary')}</StatusBadge>
          <StatusBadge tone="good">{t('gallery.good')}</StatusBadge>
          <StatusBadge tone="waiting">{t('gallery.waiting')}</StatusBadge>
          <StatusBadge tone="bad">{t('gallery.bad')}</StatusBadge>
          <Tag>{t('gallery.tag')}</Tag>
          <Count value="12" label={t('app.waiting_count', { count: 12 })} />
        </Row>
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Anna Nowak" size="sm" />
          <Avatar name="Zoé" size="lg" />
        </Row>
        <Row>
          {photos.map((shape, index) => (
            <Avatar key={shape.join()} name="Zoé" src={photoOf(shape)} size={photoSizes[index]} />
          ))}
        </Row>
      </Panel>
      <Panel title={t('gallery.history')}>
        <Timeline
          entries={[
            {
              id: 1,
              title: t('gallery.history_entry'),
              meta: 'Joanna Wrońska',
              body: t('gallery.history_note'),
              tone: 'good',
            },
            { id: 2, title: t('gallery.waiting'), meta: 'Maja Żurawska', tone: 'waiting' },
          ]}
        />
        <Facts
          facts={[
            { label: t('session.email'), value: 'maja@example.com' },
            { label: t('benefits.link'), value: null },
          ]}
        />
      </Panel>
    </Columns>
  )
}

function photoOf([width, height]: readonly [number, number]): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0a64c8"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
