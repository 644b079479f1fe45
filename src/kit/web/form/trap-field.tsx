import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'

type TrapFieldProps = { label: TextKey; value: string; onChange: (value: string) => void }

/** A field that no person sees or reaches: a program that fills in forms fills it in, and is known by that. */
export function TrapField({ label, value, onChange }: TrapFieldProps) {
  const t = useText()
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t(label)}
        <input
          name="website"
          value={value}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
