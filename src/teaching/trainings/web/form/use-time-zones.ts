import { useFormValue } from '#kit/web/form/form-context.ts'

/** Every zone that the browser knows, and the one that the training has, should it go by an older name. */
export function useTimeZones() {
  const current = String(useFormValue('time_zone') ?? '')
  const known = Intl.supportedValuesOf('timeZone')
  const names = current === '' || known.includes(current) ? known : [current, ...known]
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

/** That of the reader's device: where they plan is mostly where they teach. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
