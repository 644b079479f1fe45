import type { TextKey, Translate } from '#kit/contract/texts/texts.ts'

/** Options of a choice, whose texts are `<key>_<value>`: `optionsOf(t, studentStatuses, 'students.status')`. */
export function optionsOf<Value extends string | number, Key extends string>(
  t: Translate,
  values: readonly Value[],
  key: Key & (`${Key}_${Value}` extends TextKey ? unknown : never),
): { value: `${Value}`; label: string }[] {
  return values.map((value) => ({ value: `${value}`, label: t(`${key}_${value}` as TextKey) }))
}
