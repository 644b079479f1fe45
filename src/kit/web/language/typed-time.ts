/** A time of the day as people write it. */

/** 9, 930, 9:30, 9.30, godz. 9:30, 9:30 PM, 9pm, 21:30 as `09:30`; null where it is no time. */
export function typedTime(typed: string): string | null {
  const [, typedHour, minute = '00', half] = pattern.exec(typed.trim()) ?? []
  const hour = half ? hourOfHalf(Number(typedHour), half) : Number(typedHour)
  const time = `${String(hour).padStart(2, '0')}:${minute}`
  return isTime(time) ? time : null
}

/** `09:30`, as a form has it. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

const pattern = /^(?:godz(?:\.|ina)? *)?(\d{1,2})(?:[:. ]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i

/** Twelve comes before one. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
