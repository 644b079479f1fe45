/** An address, also behind a name, that may go on in the next line after its @. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
