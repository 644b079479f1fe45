/** "Małgorzata Świątek": a person's name as the portal writes it. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}

/** The first name of somebody whose data were erased, in lists of what refers to them. */
export const erasedName = '—'
