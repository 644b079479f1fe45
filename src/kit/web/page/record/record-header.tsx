import { Fragment, type ReactNode } from 'react'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { mailLink, phoneLink } from '#kit/web/language/contact-links.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PageTitle } from '#kit/web/page/page-title.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Menu, MenuItem, MenuLink } from '#kit/web/ui/overlays/menu.tsx'
import { IconDots, IconMail, IconPhone } from '~icons'
import { type Back, BackLink } from './back-link.tsx'
import styles from './record-header.module.css'

/**
 * The header of a page about one thing, given to `<Page header={…}>`: the way back, a picture, the name with its state, one line of
 * facts, at most two figures, the one next action, and a menu of all others. On a phone the next action is a bar at the bottom.
 */
export type RecordHeaderProps = {
  back?: Back | null
  title: string
  picture?: ReactNode
  /** One badge, or few. */
  state?: ReactNode
  facts?: ReactNode[]
  contact?: { email?: string | null; phone?: string | null }
  figures?: { label: string; value: ReactNode }[]
  /** The action that leads on, as a primary button or link. */
  next?: ReactNode
  more?: MoreAction[]
}

/** An action of the menu, another screen, or a file to download; dangerous ones come last. The menu shows that one is pending. */
export type MoreAction = { label: string; isDanger?: boolean; isPending?: boolean } & (
  | { onClick: () => void }
  | { to: string }
  | { file: string }
)

export function RecordHeader({ back, title, picture, state, facts, contact, figures, next, more }: RecordHeaderProps) {
  const shown = facts?.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '') ?? []
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.back}>
          <BackLink {...back} />
        </div>
      )}
      <div className={styles.identity}>
        {picture}
        <Stack gap="xs">
          <Row>
            <PageTitle>{title}</PageTitle>
            {state}
          </Row>
          {shown.length > 0 && (
            <Text tone="soft">
              {shown.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name; their number and order stay.
                <Fragment key={index}>
                  {index > 0 && <span aria-hidden="true"> · </span>}
                  {fact}
                </Fragment>
              ))}
            </Text>
          )}
          {contact && <Contact {...contact} />}
        </Stack>
      </div>
      {figures && figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt data-text="sm" data-ink="soft">
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions next={next} more={more ?? []} />
    </header>
  )
}

function Contact({ email, phone }: NonNullable<RecordHeaderProps['contact']>) {
  return (
    <Row as="p">
      {email && (
        <a className={styles.contact} href={mailLink(email)}>
          <IconMail size={18} aria-hidden="true" />
          {email}
        </a>
      )}
      {phone && (
        <a className={styles.contact} href={phoneLink(phone)}>
          <IconPhone size={18} aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      )}
    </Row>
  )
}

function Actions({ next, more }: { next: ReactNode; more: MoreAction[] }) {
  const t = useText()
  if (!next && more.length === 0) return null
  const ordered = [...more].sort((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))
  return (
    <div className={`${styles.actions} not-printed`} data-next={Boolean(next)}>
      {next}
      {ordered.length > 0 && (
        <Menu
          button={
            <Button icon={<IconDots size={18} aria-hidden="true" />} isBusy={more.some(({ isPending }) => isPending)}>
              {t('app.more_actions')}
            </Button>
          }
        >
          {ordered.map((action) => (
            <Item key={action.label} action={action} />
          ))}
        </Menu>
      )}
    </div>
  )
}

function Item({ action }: { action: MoreAction }) {
  const tone = action.isDanger ? 'danger' : undefined
  if ('onClick' in action)
    return (
      <MenuItem tone={tone} onClick={action.onClick}>
        {action.label}
      </MenuItem>
    )
  const link = 'to' in action ? { href: `#${action.to}` } : { href: action.file, download: true }
  return (
    <MenuLink tone={tone} {...link}>
      {action.label}
    </MenuLink>
  )
}
