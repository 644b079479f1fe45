import { everyText } from '#kit/contract/texts/texts.ts'

let names: readonly string[] | undefined

/** Every event there is: the audit log has words for each. */
export function eventNames(): readonly string[] {
  names ??= everyText().flatMap(({ group, name, language }) => (group === 'events' && language === 'pl' ? [name] : []))
  return names
}
