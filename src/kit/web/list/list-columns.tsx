import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { IconColumns3 } from '~icons'
import type { ListAddress } from './list-address.ts'
import type { Column } from './list-column.ts'
import styles from './toolbar/list-toolbar.module.css'

/** Shows and hides columns. */
export function ListColumns({ address, columns }: { address: ListAddress; columns: Column<never>[] }) {
  const t = useText()
  const { hidden, setHidden } = address
  const show = (name: string) => setHidden(hidden.filter((other) => other !== name))
  const hide = (name: string, label: string) => {
    const screen = location.hash.split('?')[0]
    setHidden([...hidden, name])
    // A user who has left the screen meanwhile finds the columns as they were.
    const undo = async () => location.hash.split('?')[0] === screen && setHidden(hidden)
    toast(t('app.column_hidden', { name: label }), { undo })
  }
  const optional = columns.filter(({ isTitle }) => !isTitle)
  return (
    <span className={styles.columnsOnly}>
      <Dropdown
        trigger={(button) => (
          <IconButton label={t('app.columns')} {...button}>
            <IconColumns3 size={20} aria-hidden="true" />
          </IconButton>
        )}
      >
        <Stack gap="sm">
          {optional.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={t(label)}
              checked={!hidden.includes(name)}
              onChange={({ currentTarget: { checked } }) => (checked ? show(name) : hide(name, t(label)))}
            />
          ))}
        </Stack>
      </Dropdown>
    </span>
  )
}
