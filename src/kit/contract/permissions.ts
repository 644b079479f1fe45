/** The names of rights and roles, and what access a call may require. */

/**
 * A right, by the specification's name for it. The features declare them: their purpose in the texts, their first
 * holders in the `.feature.ts`.
 */
export type Permission = `can-${string}`

/** The one that lets in furthest comes first. */
export const roleNames = ['super-admin', 'administrator', 'pro-artist', 'client'] as const
export type RoleName = (typeof roleNames)[number]
/** Those of the people who work in the office. */
export const officeRoles = ['super-admin', 'administrator'] as const satisfies RoleName[]

/** Who an endpoint or a screen lets in: everybody, everybody who signed in, or the holders of one right. */
export type Access = 'public' | 'signed-in' | Permission
