import styles from './list-select-box.module.css'

type SelectBoxProps = { label: string; state: 'all' | 'some' | 'none'; onChange: (isPicked: boolean) => void }

/** A native checkbox, since hundreds of them mount while a long list scrolls. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
