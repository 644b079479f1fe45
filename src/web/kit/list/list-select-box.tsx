import styles from './list.module.css'

type SelectBoxProps = { label: string; state: 'all' | 'some' | 'none'; onChange: (isPicked: boolean) => void }

/** The browser's own box: in a long list hundreds of them come and go while it scrolls. */
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
