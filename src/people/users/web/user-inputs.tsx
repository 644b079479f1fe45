import { mayGive } from '#kit/contract/managing.ts'
import { roleNames } from '#kit/contract/permissions.ts'
import type { RoleHolder } from '#kit/contract/rights.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Columns } from '#kit/web/ui/layout.tsx'
import { useHeld } from './use-held.ts'

type UserInputsProps = {
  /** The present rights of the account: only users who have a further right can add it. */
  before: RoleHolder
  isRoleFixed?: boolean
}

export function UserInputs({ before, isRoleFixed }: UserInputsProps) {
  const t = useText()
  const user = useUser()
  const held = useHeld()
  const roles = roleNames.filter((role) => role !== 'pro-artist' && held && mayGive(user, before, held([role])))
  return (
    <>
      <Columns column="16rem">
        <TextField name="first_name" label="users.first_name" />
        <TextField name="last_name" label="users.last_name" />
      </Columns>
      <TextField name="email" label="users.email" type="email" hint={before ? 'users.email_hint' : undefined} />
      <Columns column="16rem">
        <SelectField
          name="language_name"
          label="users.language_name"
          options={optionsOf(t, languages, 'app.language')}
        />
        {!isRoleFixed && (
          <SelectField
            name="role"
            label="users.role"
            hint="users.role_hint"
            options={optionsOf(t, roles, 'app.role')}
          />
        )}
      </Columns>
    </>
  )
}
