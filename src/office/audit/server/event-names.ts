import { everyText } from '#kit/contract/texts/texts.ts'

/** Every event there is: the audit log has words for each. */
export const eventNames: readonly string[] = everyText().flatMap(({ group, name, language }) =>
  group === 'events' && language === 'pl' ? [name] : [],
)
