import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { type View, views } from '#academy/views/contract/views.ts'
import { send } from '#kit/web/calls/api.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import type { ListAddress } from '#kit/web/list/list-address.ts'
import { ViewsButton } from '#kit/web/list/toolbar/saved-views.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { IconPencil, IconTrash } from '~icons'

/** The list in a saved form: filters, order, columns and page size under a name, on all of the reader's devices. */
export function ListViews({ address }: { address: ListAddress }) {
  const t = useText()
  const list = useLocation().pathname.replace(/^\//, '')
  const { data } = useApi(views.list, { list })
  const [named, setNamed] = useState<View | 'new' | null>(null)
  const saved = data?.data ?? []
  const open = saved.find(({ search }) => search === address.view)
  return (
    <>
      <Dropdown isWide trigger={(button) => <ViewsButton title={open?.name ?? t('app.views')} {...button} />}>
        {(close) => (
          <Stack gap="sm">
            {saved.length === 0 && (
              <Text tone="soft" size="sm">
                {t('app.views_empty')}
              </Text>
            )}
            <Stack as="ul" gap="none" isScrolling>
              {saved.map((view) => (
                <SavedView
                  key={view.id}
                  view={view}
                  isOpen={view === open}
                  onOpen={() => address.openView(view.search)}
                  onRename={() => {
                    close()
                    setNamed(view)
                  }}
                />
              ))}
            </Stack>
            {!open && (
              <Button
                size="sm"
                isWide
                onClick={() => {
                  close()
                  setNamed('new')
                }}
              >
                {t('app.view_save')}
              </Button>
            )}
          </Stack>
        )}
      </Dropdown>
      {named === 'new' && <NewView list={list} search={address.view} onClose={() => setNamed(null)} />}
      {named !== null && named !== 'new' && <RenamedView view={named} onClose={() => setNamed(null)} />}
    </>
  )
}

type SavedViewProps = { view: View; isOpen: boolean; onOpen: () => void; onRename: () => void }

function SavedView({ view: { id, ...view }, isOpen, onOpen, onRename }: SavedViewProps) {
  const t = useText()
  const { name } = view
  const removal = useSend(views.remove, {
    onSent: () => toast(t('app.view_removed', { name }), { undo: () => send(views.create, view) }),
  })
  return (
    <Row as="li" gap="2xs" isLine>
      <Entry aria-current={isOpen || undefined} onClick={onOpen}>
        {name}
      </Entry>
      <IconButton label={t('app.view_rename', { name })} onClick={onRename}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('app.view_remove', { name })} onClick={() => removal.send({ id })}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

function NewView({ list, search, onClose }: { list: string; search: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('app.view_save')} onClose={onClose}>
      <Form
        endpoint={views.create}
        params={{ list, search }}
        values={{ list, search, name: '' }}
        isDiscardable
        onSent={({ data }) => {
          toast(t('app.view_saved', { name: data.name }))
          onClose()
        }}
      >
        <ViewName onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function RenamedView({ view: { id, name, search }, onClose }: { view: View; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('app.view_rename', { name })} onClose={onClose}>
      <Form endpoint={views.update} params={{ id, search }} values={{ search, name }} isDiscardable onSent={onClose}>
        <ViewName onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function ViewName({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Stack>
      <TextField name="name" label="app.view_name" hint="app.view_name_hint" />
      <Row justify="end">
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <SubmitButton>{t('app.save')}</SubmitButton>
      </Row>
    </Stack>
  )
}
