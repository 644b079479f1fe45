import { Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useText } from './i18n.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import type { Column } from './list-column.ts'
import { IconButton } from './ui/button.tsx'
import './ui/checkbox.css'
import './ui/select.css'

/** Which columns are shown. */
export function ListColumns({ address, columns }: { address: ListAddress; columns: Column<never>[] }) {
  const t = useText()
  const { hidden, setHidden } = address
  const optional = columns.filter(({ isTitle }) => !isTitle)
  return (
    <Popover position="bottom-end" trapFocus returnFocus transitionProps={{ duration: 100 }}>
      <Popover.Target>
        <IconButton label={t('app.columns')} className={styles.columns}>
          <IconColumns3 size={20} aria-hidden="true" />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('app.columns')}>
        <div className={styles.columnChoices}>
          {optional.map(({ name, label }) => (
            <Checkbox
              key={name}
              label={t(label)}
              checked={!hidden.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                setHidden(checked ? hidden.filter((other) => other !== name) : [...hidden, name])
              }
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
