/** "Małgorzata Świątek": a person's name as the portal writes it. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}
